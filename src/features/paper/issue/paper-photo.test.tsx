// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { PictureView } from '#widgets/gallery/stage-pane.ts';
import { PaperPhoto } from './paper-photo.tsx';

const page = { width: 1000, height: 1480 };
const photo = {
  box: { x: 100, y: 200, width: 500, height: 300 },
  picture: { url: '/media/a.jpg', width: 1280, height: 853, color: '#336699', alt: '泉水' },
};
/** zoomed to 4x on a phone of 390 px, around a corner of the page */
const zoomedTo = (left: number, top: number): PictureView => ({
  width: 1560,
  from: { x: left, y: top },
  to: { x: left + 1 / 4, y: top + 1 / 4 },
});

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

/** Mounts the photograph, and returns it with a function that changes the zoom. */
async function shown(view?: PictureView) {
  const place = document.createElement('div');
  const root = createRoot(place);
  const lie = (next?: PictureView) =>
    act(async () => root.render(<PaperPhoto photo={photo} page={page} style={{}} view={next} />));
  onTestFinished(() => act(async () => root.unmount()));
  await lie(view);
  const image = () => place.querySelector('img');
  return {
    lie,
    sizes: () => image()?.getAttribute('sizes'),
    hasOriginal: () => image()?.getAttribute('srcset')?.endsWith('/media/a.jpg 1280w'),
  };
}

it('loads a small rendition while the page fits, and never the original', async () => {
  const { sizes, hasOriginal } = await shown();
  expect(sizes()).toBe('50vw');
  expect(hasOriginal()).toBe(false);
});

it('loads a rendition for the zoomed size', async () => {
  const { lie, sizes, hasOriginal } = await shown();
  await lie(zoomedTo(0.3, 0.1));
  expect(sizes()).toBe('780px');
  expect(hasOriginal()).toBe(true);
});

it('stays small while another part of the page is visible', async () => {
  const { sizes, hasOriginal } = await shown(zoomedTo(0.6, 0.6));
  expect(sizes()).toBe('50vw');
  expect(hasOriginal()).toBe(false);
});

it('keeps the larger rendition after moving or zooming out', async () => {
  const { lie, sizes, hasOriginal } = await shown(zoomedTo(0.3, 0.1));
  await lie(zoomedTo(0.6, 0.6));
  expect(sizes()).toBe('780px');
  await lie(undefined);
  expect(sizes()).toBe('780px');
  expect(hasOriginal()).toBe(true);
});
