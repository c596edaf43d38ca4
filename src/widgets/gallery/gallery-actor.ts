import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { galleryMachine } from '#machines/gallery/gallery.machine.ts';
import type { Size } from '#gestures/point.ts';
import { afterFrame } from '#platform/lifecycle/after-frame.ts';
import { windowSize } from '#platform/lifecycle/window-size.ts';
import type { GalleryRequest } from './gallery-trigger.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { overPage } from './gallery-transition.ts';
import { createStage, type Stage } from './gallery-stage.ts';

/** The pictures of the page that a gallery belongs to. */
export interface GalleryPage {
  readonly pictures: readonly GalleryPicture[];
  /** the picture's element in the page: start and end of the transition */
  readonly thumbnailOf: (index: number) => Element | undefined;
}

export interface GalleryParts {
  readonly actor: ActorRefFrom<typeof galleryMachine>;
  readonly stage: Stage;
  /** Updates the pictures. */
  setPage(page: GalleryPage): void;
  /** @throws Error in the specification's words when the page has no picture */
  open(request: GalleryRequest): void;
  /** Handles `popstate`. @param number of the picture in the history entry, from 1 */
  stepTo(number: number | undefined): void;
  /** The page is hidden or unmounted. */
  leave(): void;
  /** The gallery is in the document. @param pictureElement the element of the current picture */
  enter(pictureElement: () => HTMLElement | undefined): void;
  /** Records the size of a picture that has none. */
  learnSize(index: number, size: Size): void;
}

/** ms without a change before the URL is updated: `replaceState` takes longer than a frame on slow phones, and is rate limited */
const addressDelayMs = 2000;

/** Creates the gallery's machine with its implementations. @param transition transition and history: over a page, or as a page */
export function createGallery(transition = overPage): GalleryParts {
  let page: GalleryPage = { pictures: [], thumbnailOf: () => undefined };
  const measuredSizes = new Map<number, Size>();
  const stage = createStage((index) => page.pictures[index]?.size ?? measuredSizes.get(index));
  let pictureElement: () => HTMLElement | undefined = () => undefined;
  /** called once the gallery is in the document */
  let onEnter = () => {};
  const entry = afterFrame();
  const refusals: Error[] = [];
  let rewriting: ReturnType<typeof setTimeout> | undefined;
  /** the page over which it was opened last */
  let under: unknown;
  /** index of the picture to reopen after closing, if the reader went forward meanwhile */
  let reopenAt: number | undefined;
  const boxOf = (index: number) => page.thumbnailOf(index)?.getBoundingClientRect();

  const actor = createActor(
    galleryMachine.provide({
      actors: {
        slideIn: fromPromise(({ input: { index } }) => {
          // read layout before writing styles, to avoid a forced reflow
          const thumbnail = boxOf(index);
          stage.startAt(index, windowSize());
          return new Promise<void>((resolve, reject) => {
            onEnter = () => transition.bringIn(stage, pictureElement(), thumbnail).then(resolve, reject);
          });
        }),
        slideOut: fromPromise(({ input: { index } }) =>
          transition.animateOut(stage, pictureElement(), boxOf(index)),
        ),
      },
      actions: {
        // an action that throws would stop the machine: `open` throws it instead
        refuse: (_, { message }) => void refusals.push(new Error(message)),
        // after the frame that shows the picture: `pushState` takes a frame on slow phones
        pushEntry: (_, { index }) =>
          entry.later(() => {
            if (actor.getSnapshot().hasTag('visible')) transition.push(index + 1);
          }),
        rewriteEntry() {
          clearTimeout(rewriting);
          rewriting = setTimeout(() => {
            const snapshot = actor.getSnapshot();
            if (snapshot.hasTag('open')) transition.rewrite(snapshot.context.index + 1);
          }, addressDelayMs);
        },
        popEntry() {
          entry.now();
          transition.pop();
        },
      },
    }),
  );
  actor.subscribe((snapshot) => {
    const { index } = snapshot.context;
    // a reopened gallery has its own history entry, or none yet
    if (!snapshot.hasTag('open')) clearTimeout(rewriting);
    else if (index !== stage.index) stage.show(index);
    if (!snapshot.matches('closed') || reopenAt === undefined) return;
    const again = reopenAt;
    reopenAt = undefined;
    open({ index: again, from: 'address' });
  });

  function open({ index, from }: GalleryRequest): void {
    // the URL may name a picture although the page has none
    if (from === 'address' && page.pictures.length === 0) return;
    const urls = page.pictures.map(({ url }) => url);
    under = transition.currentPage();
    actor.send({ type: 'gallery.requested', urls, current: index, from });
    const refusal = refusals.pop();
    if (refusal) throw refusal;
    const { context } = actor.getSnapshot();
    if (from === 'address' && context.hasEntry) transition.layUnder(context.index + 1);
  }

  return {
    actor,
    stage,
    setPage(next) {
      page = next;
    },
    open,
    stepTo(number) {
      const picture = number === undefined ? undefined : number - 1;
      actor.send({ type: 'history.popped', picture });
      // forward to the same page, maybe before the page has noticed that it was left
      const isAgain = picture !== undefined && under !== undefined && transition.currentPage() === under;
      const now = actor.getSnapshot();
      reopenAt = isAgain && (now.matches('closing') || now.matches('popping')) ? picture : undefined;
      if (isAgain && now.matches('closed')) open({ index: picture, from: 'address' });
    },
    leave() {
      reopenAt = undefined;
      actor.send({ type: 'page.left' });
    },
    enter(getElement) {
      pictureElement = getElement;
      onEnter();
      onEnter = () => {};
    },
    learnSize: (index, size) => void measuredSizes.set(index, size),
  };
}
