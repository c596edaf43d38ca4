import { createActor, type ActorRefFrom } from 'xstate';
import { feedShift, turnWheel, wheelAtRest } from '#gestures/feed-swipe.ts';
import { outcomeOf } from '#gestures/swipe.ts';
import { addressFor } from '#lib/media/film.ts';
import type { FeedSide } from '#machines/video-feed/video-feed-setup.ts';
import { videoFeedMachine } from '#machines/video-feed/video-feed.machine.ts';
import { prefetchFilm } from '#platform/media/film-prefetch.ts';
import { watchPageHidden } from '#platform/lifecycle/page-hidden.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { feedKey } from './feed-keys.ts';
import type { FeedFilm } from './feed-film.ts';
import { createFeedRow } from './feed-row.ts';
import { createFilmOfFeed, type FilmOfFeed } from './living-film.ts';
import { followUp } from './up-finger.ts';

export type FeedActor = ActorRefFrom<typeof videoFeedMachine>;

interface FeedParts {
  /** takes fingers and wheel */
  readonly frame: HTMLElement;
  /** goes with them; a film fills the frame at `top: index * 100%` of it */
  readonly row: HTMLElement;
  /** the one element of the feed; stands in the row */
  readonly element: HTMLVideoElement;
  /** from 0 on */
  readonly first: number;
  readonly films: readonly FeedFilm[];
  readonly savesData: boolean;
  /** the film counts as seen by its reader */
  readonly onView: (film: FeedFilm) => void;
}

export interface RunningFeed extends Pick<FilmOfFeed, 'living'> {
  readonly actor: FeedActor;
  /** more films are known; those that were are still the first */
  grew(films: readonly FeedFilm[]): void;
  /** Stops the film, or lets it go on. */
  tap(): void;
  step(side: FeedSide): void;
  stop(): void;
}

/**
 * Gives the machine its world: a finger, a wheel and keys, a row that goes with them, and one element that plays one film
 * after the other. It is the same element for all of them, so no second film is ever decoded, and phones, which let sound
 * be turned on by a tap alone, let the films that follow be heard as well.
 */
export function startFeed(parts: FeedParts): RunningFeed {
  const { frame, element, first, savesData, onView } = parts;
  const row = createFeedRow(parts.row, frame);
  let { films } = parts;
  const film = createFilmOfFeed({
    element,
    savesData,
    filmAt: (index) => films[index],
    onState: (index, state) => actor.send({ type: state === 'seen' ? 'film.seen' : 'film.ended', index }),
  });
  let ahead: { readonly index: number; readonly end: () => void } | undefined;
  /** px that the row was away from its place when the finger took it */
  let caughtAt = 0;
  let isHeld = false;
  let wheel = wheelAtRest;

  const indexNow = (): number => actor.getSnapshot().context.index;
  const slideTo = (shift: number) => row.slide(indexNow(), shift, () => actor.send({ type: 'slide.ended' }));

  function playAsBefore(): void {
    film.play(actor.getSnapshot().context.isHeard);
  }

  const actor = createActor(
    videoFeedMachine.provide({
      actions: {
        slideBack: () => slideTo(0),
        slideOn: (_, { side }) => slideTo(side === 'next' ? -frame.clientHeight : frame.clientHeight),
        putRight: (_, { index }) => row.put(index, 0),
        bring: (_, wanted) => film.bring(wanted),
        hold: ({ event }) => film.hold(event.type === 'finger.lifted' || event.type === 'step.asked'),
        goOn: (_, { isHeard }) => film.play(isHeard),
        replay: () => playAsBefore(),
        setSound: (_, { isHeard }) => film.setSound(isHeard),
        fetchAhead(_, { index }) {
          const next = films[index];
          if (next === undefined || ahead?.index === index) return;
          ahead?.end();
          // it is asked for as this one is first seen, which is enough for that frame
          let end = whenIdle(() => {
            end = prefetchFilm(addressFor(next.film, 'auto'));
          });
          ahead = { index, end: () => end() };
        },
        countView(_, { index }) {
          const seen = films[index];
          if (seen !== undefined) onView(seen);
        },
      },
    }),
    { input: { index: first, count: films.length, autoplays: !savesData } },
  );

  function step(side: FeedSide): void {
    actor.send({ type: 'step.asked', side });
  }

  function tap(): void {
    film.bringAtOnce();
    const state = film.state();
    const isOnItsWay = state === undefined || state.hasTag('wanted') || actor.getSnapshot().hasTag('stopped');
    // what the browser, a fault or another sound stopped goes on by the same tap
    if (isOnItsWay) actor.send({ type: 'film.tapped' });
    else playAsBefore();
  }

  function turn(event: WheelEvent): void {
    event.preventDefault();
    const turned = turnWheel(wheel, event.deltaY, event.timeStamp);
    wheel = turned.turn;
    if (turned.step !== undefined) step(turned.step);
  }

  function press(event: KeyboardEvent): void {
    const touched = event.target instanceof Element ? event.target : undefined;
    // what is typed is no wish for another film
    if (touched?.closest('dialog, input, textarea')) return;
    const isOnControl = touched !== undefined && touched.closest('button, a') !== null;
    const key = feedKey(event, isOnControl);
    if (key === undefined) return;
    event.preventDefault();
    if (key === 'toggle') tap();
    else if (key === 'sound') actor.send({ type: 'sound.asked', isOn: !actor.getSnapshot().context.isHeard });
    else step(key);
  }

  // it lies over its poster in black: it shows once there is something to see
  actor.subscribe(({ context: { index, alive: has, isSeen } }) =>
    element.toggleAttribute('data-seen', isSeen && has === index),
  );
  actor.start();
  // the films fill the page: keys are theirs wherever the focus is, and nowhere after a sheet has closed
  addEventListener('keydown', press);
  frame.addEventListener('wheel', turn, { passive: false });
  const stops = [
    () => removeEventListener('keydown', press),
    () => frame.removeEventListener('wheel', turn),
    followUp(frame, {
      moved(way) {
        if (actor.getSnapshot().matches('waiting')) return;
        const hasStarted = isHeld;
        isHeld = true;
        const side: FeedSide = way + (hasStarted ? caughtAt : 0) < 0 ? 'next' : 'previous';
        if (!hasStarted || actor.getSnapshot().context.side !== side)
          actor.send({ type: 'finger.along', side });
        const index = indexNow();
        if (!hasStarted) {
          // a row that was on its way is held where it is, seen from the film that it has reached
          caughtAt = row.isSliding() ? row.shiftOf(index) : 0;
        }
        const neighbours = { previous: index > 0, next: index < films.length - 1 };
        row.put(index, feedShift(caughtAt + way, neighbours, frame.clientHeight));
      },
      lifted(way, time) {
        isHeld = false;
        const swipe = { way: caughtAt + way, moved: way, time, width: frame.clientHeight };
        actor.send({ type: 'finger.lifted', outcome: outcomeOf({ ...swipe, threshold: 'third' }) });
      },
      cancelled() {
        isHeld = false;
        actor.send({ type: 'finger.cancelled' });
      },
      tapped: tap,
    }),
    watchPageHidden((isHidden) => actor.send({ type: isHidden ? 'page.hidden' : 'page.shown' })),
  ];
  actor.send({ type: 'page.ready' });

  return {
    actor,
    living: film.living,
    grew(known) {
      films = known;
      actor.send({ type: 'list.grew', count: known.length });
    },
    tap,
    step,
    stop() {
      stops.forEach((stop) => stop());
      row.stop();
      ahead?.end();
      film.stop();
      actor.stop();
    },
  };
}
