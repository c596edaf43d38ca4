import { galleryProof } from '../../machines/gallery/gallery.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { createTouchInput, type TouchInput, type Point } from '../support/touch-input.ts';
import { openStory, type GalleryPage } from '../support/gallery-page.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, test } from '../support/test.ts';
import { checkPathCount } from '../support/machine-paths.ts';

type Snapshot = Path['edges'][number]['to']['snapshot'];

/** three pictures, as in the machine's proof */
const story = '/new/general/1301';
const middle: Point = [195, 422];

// the machine has no delays between a touch and its effect
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the gallery shows the machine’s state on every path of touch and Back', async ({
  page,
  pageErrors,
}) => {
  test.setTimeout(240_000);
  const gallery = await openStory(page, story);
  const touch = await createTouchInput(page);
  const actions: Readonly<Record<string, () => Promise<unknown>>> = {
    'gallery.requested': () => gallery.thumbnail(2).tap(),
    'slide.next': () => flick(touch, [380, 10]),
    'slide.previous': () => flick(touch, [10, 380]),
    'zoom.entered': () => touch.doubleTap(middle),
    'zoom.left': () => touch.doubleTap(middle),
    'close.requested': () => touch.tap(middle),
    'history.popped': () => page.goBack(),
  };
  await gallery.thumbnail(2).scrollIntoViewIfNeeded();
  const paths = touchPaths();
  checkPathCount('gallery', 'gallery-paths', paths);
  expect(paths.length).toBeGreaterThan(20);
  for (const { edges } of paths) {
    const label = edges.map(({ event }) => event.type).join(' → ');
    await test.step(label, async () => {
      for (const { from, event, to } of edges) {
        // closing proceeds without further input
        if (!isClosing(from.snapshot)) await actions[event.type]?.();
        if (isTransient(to.snapshot)) continue;
        await expectSnapshot(gallery, to.snapshot);
        await keepStatePictures(page, 'gallery', to.snapshot);
      }
      const end = edges.at(-1)?.to.snapshot;
      if (end?.hasTag('open') || end?.matches('opening')) {
        await gallery.untilShown(end.context.index + 1);
        await page.goBack();
      }
      await gallery.untilClosed();
      await expect.poll(gallery.pictureInAddress, label).toBe(0);
    });
  }
  expect(pageErrors).toEqual([]);
});

/** Swipes across the picture and past its edge, zoomed or not. */
const flick = (touch: TouchInput, [from, to]: readonly [number, number]) =>
  touch.swipe([from, 422], [to, 422], { durationMs: 150 });

const isClosing = (snapshot: Snapshot) => snapshot.matches('closing') || snapshot.matches('popping');
const isTransient = (snapshot: Snapshot) => snapshot.matches('opening') || isClosing(snapshot);

/** The paths without network, clock or keyboard events and without touches before a picture is shown. */
function touchPaths(): Path[] {
  const types = ['slide.next', 'slide.previous', 'zoom.entered', 'zoom.left', 'close.requested'];
  const events = [
    ...galleryProof.events.slice(0, 1),
    ...types.map((type) => ({ type })),
    { type: 'history.popped', picture: undefined },
  ];
  const endings = { slideIn: { done: [undefined] }, slideOut: { done: [undefined] } };
  const [start = ''] = Object.keys(galleryProof.starts);
  return pathsOf(exploreStates({ ...galleryProof, events, actorOutcomes: endings }, start)).filter(
    ({ edges }) =>
      edges.every(({ from, event: { type } }) => {
        const isCompletion = type.startsWith('xstate.done');
        return !type.startsWith('xstate.after') && (isCompletion || !from.snapshot.matches('opening'));
      }),
  );
}

async function expectSnapshot(gallery: GalleryPage, snapshot: Snapshot): Promise<void> {
  if (snapshot.matches('closed')) return gallery.untilClosed();
  await gallery.untilShown(snapshot.context.index + 1);
  await expect(gallery.dialog.locator('[data-zoomed]')).toHaveCount(snapshot.hasTag('zoomed') ? 1 : 0);
}
