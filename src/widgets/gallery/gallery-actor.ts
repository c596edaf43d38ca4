import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { galleryMachine } from '#machines/gallery/gallery.machine.ts';
import type { Size } from '#gestures/point.ts';
import { afterFrame } from '#platform/lifecycle/after-frame.ts';
import { windowSize } from '#platform/lifecycle/window-size.ts';
import type { Asked } from './gallery-door.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { overPage } from './gallery-way.ts';
import { createStage, type Stage } from './stage.ts';

/** The page around a gallery. */
export interface GalleryPage {
  readonly pictures: readonly GalleryPicture[];
  /** what stands for a picture on the page; it comes out of there and goes back */
  readonly thumbnailOf: (index: number) => Element | undefined;
}

export interface GalleryParts {
  readonly actor: ActorRefFrom<typeof galleryMachine>;
  readonly stage: Stage;
  /** Tells the page as it is now. */
  hangIn(page: GalleryPage): void;
  /** @throws Error in the specification's words when the page has no picture */
  open(asked: Asked): void;
  /** The reader took a step through the history. @param number of the picture that its entry names, from 1 on */
  stepTo(number: number | undefined): void;
  /** The page is not shown any more. */
  leave(): void;
  /** The gallery stands in the document. @param pictureElement the element of the current picture */
  enter(pictureElement: () => HTMLElement | undefined): void;
  /** Keeps the size of a picture that came without one. */
  learnSize(index: number, size: Size): void;
}

/**
 * ms after the last change of pictures until the address names the picture: a change of it takes a slow phone longer than
 * a frame, and browsers bound how many there may be
 */
const addressRest = 2000;

/** Gives the gallery's machine the world: stage, history, page. @param way how it stands to the page and the history */
export function createGallery(way = overPage): GalleryParts {
  let page: GalleryPage = { pictures: [], thumbnailOf: () => undefined };
  const learnt = new Map<number, Size>();
  const stage = createStage((index) => page.pictures[index]?.size ?? learnt.get(index));
  let pictureElement: () => HTMLElement | undefined = () => undefined;
  /** called once the gallery stands in the document */
  let onEnter = () => {};
  const entry = afterFrame();
  const refusals: Error[] = [];
  let rewriting: ReturnType<typeof setTimeout> | undefined;
  /** the page that it was opened over last */
  let under: unknown;
  /** the picture that the address names since the gallery began to close, from 0 on */
  let wantedAgain: number | undefined;
  const boxOf = (index: number) => page.thumbnailOf(index)?.getBoundingClientRect();

  const actor = createActor(
    galleryMachine.provide({
      actors: {
        slideIn: fromPromise(({ input: { index } }) => {
          // read before anything is written, so that the page is not laid out for it
          const thumbnail = boxOf(index);
          stage.startAt(index, windowSize());
          return new Promise<void>((resolve, reject) => {
            onEnter = () => way.bringIn(stage, pictureElement(), thumbnail).then(resolve, reject);
          });
        }),
        slideOut: fromPromise(({ input: { index } }) => way.takeOut(stage, pictureElement(), boxOf(index))),
      },
      actions: {
        // an action that throws would end the machine: whoever asked is told instead
        refuse: (_, { message }) => void refusals.push(new Error(message)),
        // after the frame that shows the picture: a new entry takes a slow phone as long as a frame
        pushEntry: (_, { index }) =>
          entry.later(() => {
            if (actor.getSnapshot().hasTag('visible')) way.push(index + 1);
          }),
        rewriteEntry() {
          clearTimeout(rewriting);
          rewriting = setTimeout(() => {
            const snapshot = actor.getSnapshot();
            if (snapshot.hasTag('open')) way.rewrite(snapshot.context.index + 1);
          }, addressRest);
        },
        popEntry() {
          entry.now();
          way.pop();
        },
      },
    }),
  );
  actor.subscribe((snapshot) => {
    const { index } = snapshot.context;
    // a gallery that is opened again has an entry of its own, and maybe none yet
    if (!snapshot.hasTag('open')) clearTimeout(rewriting);
    else if (index !== stage.index) stage.show(index);
    if (!snapshot.matches('closed') || wantedAgain === undefined) return;
    const again = wantedAgain;
    wantedAgain = undefined;
    open({ index: again, from: 'address' });
  });

  function open({ index, from }: Asked): void {
    // an address may name a picture of a page that has none
    if (from === 'address' && page.pictures.length === 0) return;
    const urls = page.pictures.map(({ url }) => url);
    under = way.page();
    actor.send({ type: 'gallery.asked', urls, current: index, from });
    const refusal = refusals.pop();
    if (refusal) throw refusal;
    const { context } = actor.getSnapshot();
    if (from === 'address' && context.hasEntry) way.layUnder(context.index + 1);
  }

  return {
    actor,
    stage,
    hangIn(next) {
      page = next;
    },
    open,
    stepTo(number) {
      const picture = number === undefined ? undefined : number - 1;
      actor.send({ type: 'history.popped', picture });
      // forth again over the same page, maybe so soon that the page has not come to know yet that it was left
      const isAgain = picture !== undefined && under !== undefined && way.page() === under;
      const now = actor.getSnapshot();
      wantedAgain = isAgain && (now.matches('closing') || now.matches('popping')) ? picture : undefined;
      if (isAgain && now.matches('closed')) open({ index: picture, from: 'address' });
    },
    leave() {
      wantedAgain = undefined;
      actor.send({ type: 'page.left' });
    },
    enter(getElement) {
      pictureElement = getElement;
      onEnter();
      onEnter = () => {};
    },
    learnSize: (index, size) => void learnt.set(index, size),
  };
}
