import { useMatches, useRouter, type AnyRouteMatch } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { storyAt } from '#machines/navigation/navigation.machine.ts';
import type { Point } from '#machines/story-preview/story-preview.machine.ts';
import { linksInSight } from '#platform/history/visible-links.ts';
import { onPageRest } from '#platform/lifecycle/page-rest.ts';
import { report } from '#platform/lifecycle/report.ts';
import { hasSpareResources } from '#platform/lifecycle/spare-resources.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { prefetchedStories } from '../prefetched-stories.ts';
import { mountPreview } from './preview-layer.ts';
import { PreviewStage } from './preview-stage.tsx';
import { addPreview, createPreviews, retainPreviews } from './previews.ts';
import { warmUpNavigation } from './warm-up-navigation.ts';
import { startPreviews, type RunningPreviews } from './start-previews.ts';

/** visible cards with previews: what a phone shows at once */
const maxPreviews = 6;
/** ms that rendering a preview may take on a slow phone, at idle priority */
const renderTimeoutMs = 5000;

const loadedOf = (matches: readonly AnyRouteMatch[] | undefined): unknown => matches?.at(-1)?.loaderData;

/**
 * Prepares the first screens of the stories whose cards are visible while the page is idle, so that a tap shows a story at
 * once and its page follows (docs/decisions/0039). Only prefetched stories are prepared.
 */
export function StoryPreviews() {
  return hasSpareResources() && <PreviewScheduler />;
}

interface VisibleCards {
  /** id of the page that the cards are on */
  readonly of: string | undefined;
  readonly inSight: readonly string[];
}

function PreviewScheduler() {
  const router = useRouter();
  const place = useRef<HTMLDivElement>(null);
  const running = useRef<RunningPreviews>(undefined);
  const [previews] = useState(createPreviews);
  const ready = useSyncExternalStore(previews.subscribe, previews.get);
  const ahead = useSyncExternalStore(prefetchedStories.subscribe, prefetchedStories.get);
  const pageId = useMatches({ select: (matches) => matches.at(-1)?.id });
  const [{ of, inSight }, setInSight] = useState<VisibleCards>({ of: pageId, inSight: [] });
  const [givenUp, setGivenUp] = useState<readonly unknown[]>([]);

  useEffect(() => {
    const now = startPreviews(router, previews);
    running.current = now;
    return () => now.stop();
  }, [router, previews]);

  useEffect(
    () =>
      onPageRest(() => {
        const stories = linksInSight().flatMap((path) => storyAt(path) ?? []);
        const requested = stories.filter((id) => ahead.has(id)).slice(0, maxPreviews);
        retainPreviews(
          previews,
          (id, { loaded }) => requested.includes(id) && loadedOf(ahead.get(id)) === loaded,
        );
        setInSight({ of: pageId, inSight: requested });
      }),
    [ahead, previews, pageId],
  );

  // no preview may remain in the frame that shows another page
  useLayoutEffect(() => () => retainPreviews(previews, () => false), [previews, pageId]);

  const lay = useCallback(
    (id: string, loaded: unknown, content: Element) => {
      if (place.current === null) return;
      const tap = (at: Point) => running.current?.tap({ type: 'preview.tapped', at });
      addPreview(previews, id, { loaded, layer: mountPreview(place.current, content, tap) });
    },
    [previews],
  );
  const skip = useCallback((loaded: unknown) => setGivenUp((before) => [...before, loaded]), []);

  const next = (of === pageId ? inSight : []).find(
    (id) => !ready.has(id) && !givenUp.includes(loadedOf(ahead.get(id))),
  );
  const matches = next === undefined ? undefined : ahead.get(next);
  return (
    <>
      <div ref={place} />
      {next !== undefined && matches !== undefined && (
        <PreviewJob key={next} id={next} matches={matches} onMade={lay} onGivenUp={skip} />
      )}
    </>
  );
}

interface MakingProps {
  readonly id: string;
  readonly matches: readonly AnyRouteMatch[];
  readonly onMade: (id: string, loaded: unknown, content: Element) => void;
  readonly onGivenUp: (loaded: unknown) => void;
}

let isRehearsed = false;

/** Renders one preview, and gives up after a time limit. */
function PreviewJob({ id, matches, onMade, onGivenUp }: MakingProps) {
  const router = useRouter();
  const loaded = loadedOf(matches);
  const path = matches.at(-1)?.pathname ?? '/';
  useEffect(() => {
    const timer = setTimeout(() => onGivenUp(loaded), renderTimeoutMs);
    return () => clearTimeout(timer);
  }, [loaded, onGivenUp]);
  // one navigation with a separate router compiles the code that the real one needs
  useEffect(() => {
    if (isRehearsed) return undefined;
    return whenIdle(() => {
      isRehearsed = true;
      warmUpNavigation(router, path).catch((cause: unknown) => report('rehearsal', cause));
    });
  }, [router, path]);
  const lay = useCallback((content: Element) => onMade(id, loaded, content), [id, loaded, onMade]);
  return <PreviewStage matches={matches} onRendered={lay} />;
}
