import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { galleryMachine } from '#machines/gallery/gallery.machine.ts';
import type { Size } from '#gestures/point.ts';
import {
  layPageUnder,
  leavePictureEntry,
  pushPictureEntry,
  rewritePictureEntry,
} from '#platform/picture-entry.ts';
import { windowSize } from '#platform/window-size.ts';
import { bringIn, takeOut, type Scene } from './curtain.ts';
import type { Asked } from './gallery-door.ts';
import type { GalleryPicture } from './gallery-picture.ts';
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
  /** The gallery stands in the document. @returns it is gone */
  enter(scene: () => Scene): () => void;
  /** Keeps the size of a picture that came without one. */
  learnSize(index: number, size: Size): void;
}

/** ms after the last change of pictures until the address names the picture: browsers bound how often it may change */
const addressRest = 300;

/** Gives the gallery's machine the world: stage, history, page. */
export function createGallery(): GalleryParts {
  let page: GalleryPage = { pictures: [], thumbnailOf: () => undefined };
  const learnt = new Map<number, Size>();
  const stage = createStage((index) => page.pictures[index]?.size ?? learnt.get(index));
  let scene: () => Scene = () => ({ veils: [], picture: undefined });
  /** called once the gallery stands in the document */
  let onEnter = () => {};
  const refusals: Error[] = [];
  let rewriting: ReturnType<typeof setTimeout> | undefined;
  const boxOf = (index: number) => page.thumbnailOf(index)?.getBoundingClientRect();

  const actor = createActor(
    galleryMachine.provide({
      actors: {
        slideIn: fromPromise(({ input: { index } }) => {
          // read before anything is written, so that the page is not laid out for it
          const thumbnail = boxOf(index);
          stage.startAt(index, windowSize());
          return new Promise<void>((resolve, reject) => {
            onEnter = () => bringIn(stage, scene(), thumbnail).then(resolve, reject);
          });
        }),
        slideOut: fromPromise(({ input: { index } }) => takeOut(stage, scene(), boxOf(index))),
      },
      actions: {
        // an action that throws would end the machine: whoever asked is told instead
        refuse: (_, { message }) => void refusals.push(new Error(message)),
        pushEntry: (_, { index }) => pushPictureEntry(index + 1),
        rewriteEntry() {
          clearTimeout(rewriting);
          rewriting = setTimeout(() => {
            const snapshot = actor.getSnapshot();
            if (snapshot.hasTag('open')) rewritePictureEntry(snapshot.context.index + 1);
          }, addressRest);
        },
        popEntry: leavePictureEntry,
      },
    }),
  );
  actor.subscribe((snapshot) => {
    const { index } = snapshot.context;
    if (snapshot.hasTag('open') && index !== stage.index) stage.show(index);
  });

  return {
    actor,
    stage,
    hangIn(next) {
      page = next;
    },
    open({ index, from }) {
      // an address may name a picture of a page that has none
      if (from === 'address' && page.pictures.length === 0) return;
      const urls = page.pictures.map(({ url }) => url);
      actor.send({ type: 'gallery.asked', urls, current: index, from });
      const refusal = refusals.pop();
      if (refusal) throw refusal;
      const { context } = actor.getSnapshot();
      if (from === 'address' && context.hasEntry) layPageUnder(context.index + 1);
    },
    enter(getScene) {
      scene = getScene;
      onEnter();
      onEnter = () => {};
      return () => {
        scene = () => ({ veils: [], picture: undefined });
      };
    },
    learnSize: (index, size) => void learnt.set(index, size),
  };
}
