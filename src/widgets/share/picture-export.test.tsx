// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { PictureExport } from './picture-export.tsx';

beforeEach(() => {
  browserIs('Mozilla/5.0 Chrome/140');
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('print', vi.fn<() => void>());
  canDraw(true);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const browserIs = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

/** The test environment has no canvas: this one measures text, and draws nothing. */
function canDraw(isAble: boolean): void {
  const measure = { measureText: (text: string) => ({ width: text.length * 20 }) };
  const pen = new Proxy(measure, { get: (target, name) => Reflect.get(target, name) ?? (() => {}) });
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value: () => (isAble ? pen : null),
    configurable: true,
  });
}

/** A picture that its button closes. */
function Closable() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <>
      <Notice />
      <button type="button" onClick={() => setOpen(false)}>
        关闭
      </button>
    </>
  ) : null;
}

function Notice() {
  return (
    <PictureExport
      content={{ blocks: [{ kind: 'text', text: '营业执照遗失', size: 'title' }] }}
      what="凭证"
      alt="登报凭证"
      hint="长按图片保存"
      fileName="凭证.png"
      isPrintable
    />
  );
}

async function mountDrawn() {
  const place = await mount(<Closable />);
  await eventually(() => expect(find(place, 'img').getAttribute('src')).toMatch(/^blob:/));
  return place;
}

const buttonCalled = (place: HTMLElement, name: string) =>
  Array.from(place.querySelectorAll('a, button')).find((one) => one.textContent === name);

async function tap(place: HTMLElement, name: string) {
  const button = buttonCalled(place, name);
  await act(async () => button?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
}

it('offers a drawn picture as a download', async () => {
  const place = await mountDrawn();
  const link = find<HTMLAnchorElement>(place, 'a[download]');
  expect(link.download).toBe('凭证.png');
  expect(link.getAttribute('href')).toBe(find(place, 'img').getAttribute('src'));
});

it.each(['MicroMessenger/8.0', 'qlydApp/7.0.4'])(
  'offers only the long press in the WebView of %s, which has no downloads and no printing',
  async (mark) => {
    browserIs(`Mozilla/5.0 ${mark}`);
    const place = await mountDrawn();
    expect(place.textContent).toContain('长按图片保存');
    expect(place.querySelector('a[download]')).toBeNull();
    expect(buttonCalled(place, '打印凭证')).toBeUndefined();
  },
);

it('prints the picture alone as vector text, and removes it after printing', async () => {
  const place = await mountDrawn();
  await tap(place, '打印凭证');
  await eventually(() => expect(window.print).toHaveBeenCalledTimes(1));
  const sheet = document.body.lastElementChild;
  expect(sheet?.querySelector('svg text')?.textContent).toBe('营业执照遗失');
  window.dispatchEvent(new Event('afterprint'));
  expect(sheet?.isConnected).toBe(false);
  expect(document.body.className).toBe('');
});

it('says that a browser cannot draw', async () => {
  canDraw(false);
  const place = await mount(<Closable />);
  await eventually(() =>
    expect(find(place, '[role=alert]').textContent).toContain('这个浏览器画不了凭证，请截屏保存'),
  );
});

it('releases the picture when it is closed', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const place = await mountDrawn();
  const address = find(place, 'img').getAttribute('src');
  expect(revoke).not.toHaveBeenCalledWith(address);
  await tap(place, '关闭');
  expect(revoke).toHaveBeenCalledWith(address);
});
