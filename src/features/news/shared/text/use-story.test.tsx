// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { createSessionStore } from '#widgets/session/session-store.ts';
import { SessionContext } from '#widgets/session/use-session.ts';
import type { Article } from '../news-types.ts';
import { articleOf } from '../test-content.ts';
import { useStory, type StoryChange } from './use-story.ts';

type Told = ReturnType<typeof useStory>;

function Story({ loaded, tell }: { readonly loaded: Article; readonly tell: (told: Told) => void }) {
  const told = useStory(loaded);
  useEffect(() => tell(told));
  return null;
}

const like: StoryChange = (story) => ({ ...story, liked: true, counts: { ...story.counts, likes: 8 } });

/** A story on the page of a reader who is signed in. */
async function openStory(first: Article) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const session = createSessionStore({ signedIn: true });
  let told: Told | undefined;
  const tell = (now: Told) => {
    told = now;
  };
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  const load = (loaded: Article) =>
    act(async () =>
      root.render(
        <SessionContext value={session}>
          <Story loaded={loaded} tell={tell} />
        </SessionContext>,
      ),
    );
  await load(first);
  return {
    load,
    change: (next: StoryChange) => act(async () => told?.[1](next)),
    shown: () => told?.[0],
    leave: () => act(async () => session.set({ signedIn: false })),
  };
}

it('holds what its reader did over a story that was asked for before, and arrives after it', async () => {
  const story = await openStory(articleOf('1'));
  await story.change(like);
  await story.load(articleOf('1', { title: '更正后的标题' }));
  expect(story.shown()).toMatchObject({ liked: true, counts: { likes: 8 }, title: '更正后的标题' });
});

it('has nothing of what its reader did once they are gone', async () => {
  const story = await openStory(articleOf('1'));
  await story.change(like);
  await story.leave();
  expect(story.shown()?.liked).toBe(false);
});

it('has nothing of what was done to another story', async () => {
  const story = await openStory(articleOf('1'));
  await story.change(like);
  await story.load(articleOf('2'));
  expect(story.shown()?.liked).toBe(false);
});
