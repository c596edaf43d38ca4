// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createGallery } from './gallery-actor.ts';
import type { GalleryTransition } from './gallery-transition.ts';

/** A gallery of three pictures over a page, opened at the second. */
async function openGallery() {
  const at = { page: 'story' };
  const animateOut = vi.fn<GalleryTransition['animateOut']>(() => Promise.resolve());
  const gallery = createGallery({
    push: () => {},
    rewrite: () => {},
    pop: () => {},
    currentPage: () => at.page,
    layUnder: () => {},
    bringIn: () => Promise.resolve(),
    animateOut,
  });
  const pictures = ['甲', '乙', '丙'].map((alt) => ({ url: `/media/${alt}.jpg`, alt, caption: '' }));
  gallery.setPage({ pictures, thumbnailOf: () => undefined });
  gallery.actor.subscribe((snapshot) => {
    if (snapshot.matches('opening')) gallery.enter(() => undefined);
  });
  gallery.actor.start();
  gallery.open({ index: 1, from: 'tap' });
  const shows = () => {
    const snapshot = gallery.actor.getSnapshot();
    return snapshot.matches('closed') ? 'nothing' : snapshot.hasTag('open') && snapshot.context.index + 1;
  };
  await vi.waitFor(() => expect(shows()).toBe(2));
  return { gallery, at, animateOut, shows };
}

it('reopens when the reader goes forward to its picture, without the page', async () => {
  const { gallery, shows } = await openGallery();
  gallery.stepTo(undefined);
  await vi.waitFor(() => expect(shows()).toBe('nothing'));
  gallery.stepTo(3);
  await vi.waitFor(() => expect(shows()).toBe(3));
});

it('reopens after closing if the reader goes forward meanwhile', async () => {
  const { gallery, animateOut, shows } = await openGallery();
  const animation = Promise.withResolvers<void>();
  animateOut.mockReturnValue(animation.promise);
  gallery.stepTo(undefined);
  gallery.stepTo(2);
  expect(shows()).toBe(false);
  animation.resolve();
  await vi.waitFor(() => expect(shows()).toBe(2));
});

it('stays closed if the reader goes forward and back while it closes', async () => {
  const { gallery, animateOut, shows } = await openGallery();
  const animation = Promise.withResolvers<void>();
  animateOut.mockReturnValue(animation.promise);
  for (const step of [undefined, 2, undefined]) gallery.stepTo(step);
  animation.resolve();
  await vi.waitFor(() => expect(shows()).toBe('nothing'));
});

it('ignores pictures of other pages', async () => {
  const { gallery, at, shows } = await openGallery();
  gallery.stepTo(undefined);
  await vi.waitFor(() => expect(shows()).toBe('nothing'));
  at.page = 'another story';
  gallery.stepTo(2);
  expect(shows()).toBe('nothing');
});

it('does not reopen over a hidden page', async () => {
  const { gallery, animateOut, shows } = await openGallery();
  animateOut.mockReturnValue(new Promise(() => {}));
  gallery.stepTo(undefined);
  gallery.stepTo(2);
  gallery.leave();
  expect(shows()).toBe('nothing');
});
