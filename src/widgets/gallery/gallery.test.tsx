// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, Activity, useState } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { createGalleryTrigger, type GalleryRequest } from './gallery-trigger.ts';
import { Gallery } from './gallery.tsx';

const pictures = ['甲', '乙', '丙'].map((alt) => ({
  url: `/media/${alt}.jpg`,
  alt,
  caption: `${alt}的说明`,
}));
const start = '/new/general/1';

beforeEach(() => {
  // with reduced motion, transitions end at once
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  history.replaceState({}, '', start);
});
afterEach(() => vi.unstubAllGlobals());

const dialogNow = () => find(document, '[role=dialog]');

async function hang(shell = 'browser', shown: typeof pictures = pictures) {
  const trigger = createGalleryTrigger();
  const root = createRootRoute({
    context: () => ({ visit: { shell } }),
    component: () => <Gallery pictures={shown} trigger={trigger} thumbnailOf={() => undefined} />,
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  await mount(<RouterProvider<typeof router> router={router} />);
  return { trigger };
}

async function open(request: GalleryRequest, shell?: string) {
  const { trigger } = await hang(shell);
  await act(async () => trigger.open(request));
  return { dialog: dialogNow() };
}

const press = (dialog: HTMLElement, key: string) =>
  act(async () =>
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
const isOpen = () => !dialogNow().hidden;
/** Status next to the counter; a slow picture has a status of its own. */
const spoken = (dialog: HTMLElement) => find(dialog, '[aria-hidden=true] + [role=status]').textContent;
const tap = (place: HTMLElement, name: string) =>
  act(async () => find(place, `[aria-label=${name}]`).click());

it('announces the picture and renders it with its neighbours, at most three', async () => {
  const { dialog } = await open({ index: 0, from: 'tap' });
  expect(spoken(dialog)).toBe('第 1 张，共 3 张');
  expect(dialog.textContent).toContain('1/3');
  expect(dialog.textContent).toContain('甲的说明');
  const seen = () => Array.from(dialog.querySelectorAll('img'), (image) => image.alt);
  expect(seen()).toEqual(['甲', '乙']);
  await press(dialog, 'ArrowRight');
  expect(seen()).toEqual(['甲', '乙', '丙']);
  expect(find(dialog, '[aria-hidden=false] img').getAttribute('alt')).toBe('乙');
});

it('moves by keys, and not past the ends', async () => {
  const { dialog } = await open({ index: 1, from: 'tap' });
  for (const [key, number] of [
    ['ArrowRight', 3],
    ['ArrowRight', 3],
    ['Home', 1],
    ['ArrowLeft', 1],
    ['End', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await press(dialog, key);
    expect(spoken(dialog)).toBe(`第 ${number} 张，共 3 张`);
  }
});

it('zooms by keys, and fits again on another picture', async () => {
  const { dialog } = await open({ index: 1, from: 'tap' });
  const current = () => find(dialog, '[data-current]').style.transform;
  for (let step = 0; step < 9; step += 1) await press(dialog, '+');
  expect(current()).toContain('scale(4)');
  expect(dialog.querySelector('[data-zoomed]')).not.toBeNull();
  await press(dialog, 'ArrowRight');
  expect(current()).toContain('scale(1)');
  expect(dialog.querySelector('[data-zoomed]')).toBeNull();
});

it('keeps keys from scrolling the page behind', async () => {
  const { dialog } = await open({ index: 1, from: 'tap' });
  for (const key of [' ', 'PageDown', 'ArrowUp', 'ArrowDown']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    dialog.dispatchEvent(event);
    expect(event.defaultPrevented, key).toBe(true);
  }
});

it('retries only the picture that failed', async () => {
  const { dialog } = await open({ index: 1, from: 'tap' });
  await act(async () => find(dialog, 'img[alt=乙]').dispatchEvent(new Event('error')));
  expect(find(dialog, '[role=alert]').textContent).toContain('这张图片没能加载出来');
  expect(dialog.querySelector('img[alt=乙]')).toBeNull();
  await act(async () => find(dialog, '[role=alert] button').click());
  expect(dialog.querySelector('[role=alert]')).toBeNull();
  expect(find(dialog, 'img[alt=乙]').getAttribute('src')).toBe('/media/乙.jpg-article7.0.4');
});

it('shows the picture of the URL, with its page below in the history', async () => {
  history.replaceState({}, '', `${start}?picture=3`);
  const before = history.length;
  const { dialog } = await open({ index: 2, from: 'address' });
  expect(spoken(dialog)).toBe('第 3 张，共 3 张');
  expect(history.length).toBe(before + 1);
  expect(location.search).toBe('?picture=3');
});

it('ignores the URL on a page without pictures, and rejects a tap with the specification’s message', async () => {
  const { trigger } = await hang('browser', []);
  await act(async () => trigger.open({ index: 2, from: 'address' }));
  expect(isOpen()).toBe(false);
  expect(() => trigger.open({ index: 0, from: 'tap' })).toThrow(
    'urls must be a Array and the minimum length more than zero',
  );
});

it('closes when the browser goes back', async () => {
  await open({ index: 1, from: 'tap' });
  await eventually(() => expect(location.search).toBe('?picture=2'));
  history.replaceState({}, '', start);
  await act(async () => dispatchEvent(new PopStateEvent('popstate')));
  await eventually(() => expect(isOpen()).toBe(false));
});

it('closes when its keep-alive page is hidden, and opens on it again', async () => {
  const trigger = createGalleryTrigger();
  let setAway: (isAway: boolean) => void = () => {};
  const root = createRootRoute({
    context: () => ({ visit: { shell: 'browser' } }),
    component: function KeptPage() {
      const [isAway, set] = useState(false);
      setAway = set;
      return (
        <Activity mode={isAway ? 'hidden' : 'visible'}>
          <Gallery pictures={pictures} trigger={trigger} thumbnailOf={() => undefined} />
        </Activity>
      );
    },
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  await mount(<RouterProvider<typeof router> router={router} />);
  await act(async () => trigger.open({ index: 1, from: 'tap' }));
  expect(isOpen()).toBe(true);
  await act(async () => setAway(true));
  await act(async () => setAway(false));
  expect(isOpen()).toBe(false);
  await act(async () => trigger.open({ index: 0, from: 'tap' }));
  expect(isOpen()).toBe(true);
  await press(dialogNow(), 'ArrowRight');
  expect(spoken(dialogNow())).toBe('第 2 张，共 3 张');
});

it('removes its history entry when it is closed', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  const { dialog } = await open({ index: 1, from: 'tap' });
  await tap(dialog, '关闭');
  expect(back).toHaveBeenCalledTimes(1);
  await eventually(() => expect(isOpen()).toBe(false));
});

it('makes the page behind inert when the reader presses Tab, and restores it', async () => {
  const behind = document.createElement('main');
  behind.innerHTML = '<a href="#x">甲</a>';
  document.body.append(behind);
  onTestFinished(() => behind.remove());
  find(behind, 'a').focus();
  const { dialog } = await open({ index: 1, from: 'tap' });
  await eventually(() => expect(document.activeElement).toBe(dialog));
  await press(dialog, 'Tab');
  expect(behind.hasAttribute('inert')).toBe(true);
  vi.spyOn(history, 'back').mockImplementation(() => {});
  await press(dialog, 'Escape');
  await eventually(() => expect(isOpen()).toBe(false));
  expect(behind.hasAttribute('inert')).toBe(false);
  expect(document.activeElement).toBe(find(behind, 'a'));
});

it('opens once its code is loaded if it was requested before', async () => {
  const trigger = createGalleryTrigger();
  trigger.open({ index: 2, from: 'tap' });
  const opened = vi.fn<(request: GalleryRequest) => void>();
  trigger.connect(opened);
  expect(opened).toHaveBeenCalledExactlyOnceWith({ index: 2, from: 'tap' });
});

it('offers a download link', async () => {
  const { dialog } = await open({ index: 0, from: 'tap' });
  const link = find(dialog, '[aria-label=保存图片]');
  expect(link.getAttribute('href')).toBe('/media/甲.jpg');
  expect(link.getAttribute('download')).toBe('甲.jpg');
});

it('says how to save where only the browser’s own menu can', async () => {
  const { dialog } = await open({ index: 0, from: 'tap' }, 'wechat');
  await tap(dialog, '保存图片');
  expect(dialog.textContent).toContain('长按图片');
});

it('copies the picture’s URL where the system has no share sheet', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const { dialog } = await open({ index: 1, from: 'tap' });
  await tap(dialog, '分享图片');
  expect(writeText).toHaveBeenCalledWith(`${location.origin}${start}?picture=2`);
  expect(dialog.textContent).toContain('链接已复制');
});
