// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createGallery } from './gallery-actor.ts';
import type { GalleryWay } from './gallery-way.ts';

/** A gallery of three pictures over a page, open at the second. */
async function openGallery() {
  const at = { page: 'story' };
  const takeOut = vi.fn<GalleryWay['takeOut']>(() => Promise.resolve());
  const gallery = createGallery({
    push: () => {},
    rewrite: () => {},
    pop: () => {},
    page: () => at.page,
    layUnder: () => {},
    bringIn: () => Promise.resolve(),
    takeOut,
  });
  const pictures = ['甲', '乙', '丙'].map((alt) => ({ url: `/media/${alt}.jpg`, alt, caption: '' }));
  gallery.hangIn({ pictures, thumbnailOf: () => undefined });
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
  return { gallery, at, takeOut, shows };
}

it('opens again for a reader who goes forth to its picture, and the page need not know', async () => {
  const { gallery, shows } = await openGallery();
  gallery.stepTo(undefined);
  await vi.waitFor(() => expect(shows()).toBe('nothing'));
  gallery.stepTo(3);
  await vi.waitFor(() => expect(shows()).toBe(3));
});

it('opens once it has closed where the reader goes forth meanwhile', async () => {
  const { gallery, takeOut, shows } = await openGallery();
  const way = Promise.withResolvers<void>();
  takeOut.mockReturnValue(way.promise);
  gallery.stepTo(undefined);
  gallery.stepTo(2);
  expect(shows()).toBe(false);
  way.resolve();
  await vi.waitFor(() => expect(shows()).toBe(2));
});

it('stays closed where the reader went forth and back again while it closed', async () => {
  const { gallery, takeOut, shows } = await openGallery();
  const way = Promise.withResolvers<void>();
  takeOut.mockReturnValue(way.promise);
  for (const step of [undefined, 2, undefined]) gallery.stepTo(step);
  way.resolve();
  await vi.waitFor(() => expect(shows()).toBe('nothing'));
});

it('leaves the pictures of other pages to their galleries', async () => {
  const { gallery, at, shows } = await openGallery();
  gallery.stepTo(undefined);
  await vi.waitFor(() => expect(shows()).toBe('nothing'));
  at.page = 'another story';
  gallery.stepTo(2);
  expect(shows()).toBe('nothing');
});

it('opens no more over a page that is not shown', async () => {
  const { gallery, takeOut, shows } = await openGallery();
  takeOut.mockReturnValue(new Promise(() => {}));
  gallery.stepTo(undefined);
  gallery.stepTo(2);
  gallery.leave();
  expect(shows()).toBe('nothing');
});
