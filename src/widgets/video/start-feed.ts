import { createActor, type ActorRefFrom } from 'xstate';
import { feedShift, handleWheel, restingWheel } from '#gestures/feed-swipe.ts';
import { swipeOutcome } from '#gestures/swipe.ts';
import { urlFor } from '#lib/media/video-source.ts';
import type { FeedSide } from '#machines/video-feed/video-feed-setup.ts';
import { videoFeedMachine } from '#machines/video-feed/video-feed.machine.ts';
import { prefetchVideo } from '#platform/media/video-prefetch.ts';
import { watchPageHidden } from '#platform/lifecycle/page-hidden.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { feedKey } from './feed-keys.ts';
import { isUpright, type FeedVideo } from './feed-video.ts';
import { createFeedRow } from './feed-row.ts';
import { createFeedPlayer, type FeedPlayer } from './feed-player.ts';
import { watchVerticalSwipe } from './vertical-swipe.ts';

export type FeedActor = ActorRefFrom<typeof videoFeedMachine>;

interface FeedParts {
  /** receives pointer and wheel events */
  readonly frame: HTMLElement;
  /** moves with them; the video at an index is at `top: index * 100%` */
  readonly row: HTMLElement;
  /** the only video element of the feed, inside the row */
  readonly element: HTMLVideoElement;
  /** index of the first video shown */
  readonly first: number;
  readonly videos: readonly FeedVideo[];
  readonly savesData: boolean;
  /** called when a view of a video counts */
  readonly onView: (video: FeedVideo) => void;
}

export interface RunningFeed extends Pick<FeedPlayer, 'living'> {
  readonly actor: FeedActor;
  /** more videos were appended */
  grew(videos: readonly FeedVideo[]): void;
  /** Toggles the visible video. */
  tap(): void;
  step(side: FeedSide): void;
  stop(): void;
}

/**
 * Starts the feed's machine with its implementations: finger, wheel and keys, the row, and one video element. A single element
 * never decodes two videos, and keeps the permission to play sound, which phones grant per element on a tap.
 */
export function startFeed(parts: FeedParts): RunningFeed {
  const { frame, element, first, savesData, onView } = parts;
  const row = createFeedRow(parts.row, frame);
  let { videos } = parts;
  const video = createFeedPlayer({
    element,
    savesData,
    videoAt: (index) => videos[index],
    onState: (index, state) => actor.send({ type: state === 'seen' ? 'video.seen' : 'video.ended', index }),
  });
  let ahead: { readonly index: number; readonly end: () => void } | undefined;
  /** px offset of the row when the finger caught it */
  let caughtAt = 0;
  let isDragging = false;
  let wheel = restingWheel;

  const indexNow = (): number => actor.getSnapshot().context.index;
  const slideTo = (index: number, shift: number) =>
    row.slide(index, shift, () => actor.send({ type: 'slide.ended' }));

  function playAsBefore(): void {
    video.play(actor.getSnapshot().context.isHeard);
  }

  const actor = createActor(
    videoFeedMachine.provide({
      actions: {
        slideBack: ({ context }) => slideTo(context.index, 0),
        // a further step has changed the index, which the actor's snapshot has only after the actions
        slideToSide: ({ context }, { side }) =>
          slideTo(context.index, side === 'next' ? -frame.clientHeight : frame.clientHeight),
        resetPosition: (_, { index }) => row.put(index, 0),
        load: (_, request) => video.replace(request),
        pause: ({ event }) => video.pause(event.type === 'finger.lifted' || event.type === 'step.requested'),
        resume: (_, { isHeard }) => video.play(isHeard),
        replay: () => playAsBefore(),
        setSound: (_, { isHeard }) => video.setSound(isHeard),
        prefetch(_, { index }) {
          const next = videos[index];
          if (next === undefined || ahead?.index === index) return;
          ahead?.end();
          // when idle: the current video starts in this frame
          let end = whenIdle(() => {
            end = prefetchVideo(urlFor(next.video, 'auto'));
          });
          ahead = { index, end: () => end() };
        },
        countView(_, { index }) {
          const seen = videos[index];
          if (seen !== undefined) onView(seen);
        },
      },
    }),
    { input: { index: first, count: videos.length, autoplays: !savesData } },
  );

  function step(side: FeedSide): void {
    actor.send({ type: 'step.requested', side });
  }

  function tap(): void {
    video.finishReplacing();
    const state = video.state();
    const isActive = state === undefined || state.hasTag('wanted') || actor.getSnapshot().hasTag('stopped');
    // if the browser, an error or another sound stopped the video, the tap resumes it
    if (isActive) actor.send({ type: 'video.tapped' });
    else playAsBefore();
  }

  function turn(event: WheelEvent): void {
    event.preventDefault();
    const turned = handleWheel(wheel, event.deltaY, event.timeStamp);
    wheel = turned.state;
    if (turned.step !== undefined) step(turned.step);
  }

  function press(event: KeyboardEvent): void {
    const touched = event.target instanceof Element ? event.target : undefined;
    // ignore typing
    if (touched?.closest('dialog, input, textarea')) return;
    const isOnControl = touched !== undefined && touched.closest('button, a') !== null;
    const key = feedKey(event, isOnControl);
    if (key === undefined) return;
    event.preventDefault();
    if (key === 'toggle') tap();
    else if (key === 'sound')
      actor.send({ type: 'sound.requested', isOn: !actor.getSnapshot().context.isHeard });
    else step(key);
  }

  // the element is black until it plays: show the poster
  actor.subscribe(({ context: { index, loadedIndex, isSeen } }) => {
    const isShown = isSeen && loadedIndex === index;
    element.toggleAttribute('data-seen', isShown);
    const shown = videos[index];
    if (isShown && shown !== undefined) element.toggleAttribute('data-high', isUpright(shown));
  });
  actor.start();
  // on window: after a sheet has closed, nothing has the focus
  addEventListener('keydown', press);
  frame.addEventListener('wheel', turn, { passive: false });
  const stops = [
    () => removeEventListener('keydown', press),
    () => frame.removeEventListener('wheel', turn),
    watchVerticalSwipe(frame, {
      moved(way) {
        if (actor.getSnapshot().matches('waiting')) return;
        const hasStarted = isDragging;
        isDragging = true;
        const side: FeedSide = way + (hasStarted ? caughtAt : 0) < 0 ? 'next' : 'previous';
        if (!hasStarted || actor.getSnapshot().context.side !== side)
          actor.send({ type: 'finger.along', side });
        const index = indexNow();
        if (!hasStarted) {
          // a sliding row is caught at its offset from the current video
          caughtAt = row.isSliding() ? row.shiftOf(index) : 0;
        }
        const neighbours = { previous: index > 0, next: index < videos.length - 1 };
        row.put(index, feedShift(caughtAt + way, neighbours, frame.clientHeight));
      },
      lifted(way, time) {
        isDragging = false;
        const swipe = { offset: caughtAt + way, moved: way, durationMs: time, width: frame.clientHeight };
        actor.send({ type: 'finger.lifted', outcome: swipeOutcome({ ...swipe, threshold: 'third' }) });
      },
      cancelled() {
        isDragging = false;
        actor.send({ type: 'finger.cancelled' });
      },
      tapped: tap,
    }),
    watchPageHidden((isHidden) => actor.send({ type: isHidden ? 'page.hidden' : 'page.shown' })),
  ];
  actor.send({ type: 'page.ready' });

  return {
    actor,
    living: video.living,
    grew(known) {
      videos = known;
      actor.send({ type: 'list.grew', count: known.length });
    },
    tap,
    step,
    stop() {
      stops.forEach((stop) => stop());
      row.stop();
      ahead?.end();
      video.stop();
      actor.stop();
    },
  };
}
