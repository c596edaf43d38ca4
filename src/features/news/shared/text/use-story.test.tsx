// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { writeReaction } from '#widgets/reactions/reaction-cache.ts';
import { createSessionStore } from '#widgets/session/session-store.ts';
import { SessionContext } from '#widgets/session/use-session.ts';
import type { Article } from '../news-types.ts';
import { articleOf } from '../test-content.ts';
import { useStory } from './use-story.ts';

function Story({
  loaded,
  onRender,
}: {
  readonly loaded: Article;
  readonly onRender: (story: Article) => void;
}) {
  const story = useStory(loaded);
  useEffect(() => onRender(story));
  return null;
}

/** A story on the page of a reader who is signed in. */
async function openStory(first: Article) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const session = createSessionStore({ signedIn: true });
  let shown: Article | undefined;
  const onRender = (story: Article) => {
    shown = story;
  };
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  const load = (loaded: Article) =>
    act(async () =>
      root.render(
        <SessionContext value={session}>
          <Story loaded={loaded} onRender={onRender} />
        </SessionContext>,
      ),
    );
  await load(first);
  return {
    load,
    like: () =>
      act(async () =>
        writeReaction(new QueryClient(), { kind: 'story', id: first.id }, { liked: true, likes: 8 }),
      ),
    shown: () => shown,
    leave: () => act(async () => session.set({ signedIn: false })),
  };
}

it('keeps a reaction when a story requested before it arrives after it', async () => {
  const story = await openStory(articleOf('1'));
  await story.like();
  await story.load(articleOf('1', { title: '更正后的标题' }));
  expect(story.shown()).toMatchObject({ liked: true, counts: { likes: 8 }, title: '更正后的标题' });
});

it('drops the reactions when the session ends', async () => {
  const story = await openStory(articleOf('1'));
  await story.like();
  await story.leave();
  expect(story.shown()?.liked).toBe(false);
});

it('shows no reaction to another story', async () => {
  const story = await openStory(articleOf('1'));
  await story.like();
  await story.load(articleOf('2'));
  expect(story.shown()?.liked).toBe(false);
});
