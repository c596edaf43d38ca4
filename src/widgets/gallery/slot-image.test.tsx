// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { loadPicture } from '#platform/media/load-picture.ts';
import { find } from '#ui/state/test-mount.ts';
import { SlotImage } from './slot-image.tsx';

vi.mock('#platform/media/load-picture.ts', () => ({ loadPicture: vi.fn() }));

beforeEach(() => {
  vi.mocked(loadPicture).mockReset().mockResolvedValue();
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

async function render() {
  const place = document.createElement('div');
  const root = createRoot(place);
  const [onLoaded, onFailed] = [vi.fn(), vi.fn()];
  const show = (props: { isZoomed?: boolean; isCurrent?: boolean } = {}) =>
    act(async () =>
      root.render(
        <SlotImage
          src="/a.jpg-small"
          srcSet="/a.jpg-small 480w"
          alt="甲"
          original="/a.jpg"
          isCurrent
          onLoaded={onLoaded}
          onFailed={onFailed}
          {...props}
        />,
      ),
    );
  onTestFinished(() => act(async () => root.unmount()));
  await show();
  const image = () => find(place, 'img');
  const load = () => act(async () => image().dispatchEvent(new Event('load')));
  return { show, image, load, onLoaded, onFailed, source: () => image().getAttribute('src') };
}

it('shows the rendition, and the original once the reader has zoomed', async () => {
  const { show, load, image, source } = await render();
  await load();
  expect(source()).toBe('/a.jpg-small');
  expect(loadPicture).not.toHaveBeenCalled();
  await show({ isZoomed: true });
  expect([source(), image().getAttribute('srcset')]).toEqual(['/a.jpg', null]);
  await show({ isZoomed: false });
  expect(source()).toBe('/a.jpg');
  expect(loadPicture).toHaveBeenCalledTimes(1);
});

it('requests no original before the rendition is loaded, nor for a neighbour', async () => {
  const { show, load } = await render();
  await show({ isZoomed: true });
  expect(loadPicture).not.toHaveBeenCalled();
  await show({ isZoomed: true, isCurrent: false });
  await load();
  expect(loadPicture).not.toHaveBeenCalled();
});

it('keeps the rendition where the original fails', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(loadPicture).mockRejectedValue(new DOMException('no network'));
  const { show, load, source } = await render();
  await load();
  await show({ isZoomed: true });
  expect(source()).toBe('/a.jpg-small');
});

it('reports loading after decoding, with the size, and reports failure', async () => {
  const decoding = Promise.withResolvers<void>();
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoding.promise);
  const { load, image, onLoaded, onFailed } = await render();
  await load();
  expect(onLoaded).not.toHaveBeenCalled();
  await act(async () => decoding.resolve());
  expect(onLoaded).toHaveBeenCalledWith({ width: 0, height: 0 });
  await act(async () => image().dispatchEvent(new Event('error')));
  expect(onFailed).toHaveBeenCalledTimes(1);
});

it('reports an image that failed before hydration', async () => {
  const onFailed = vi.fn();
  const image = <SlotImage src="/a.jpg" alt="甲" isCurrent onLoaded={vi.fn()} onFailed={onFailed} />;
  const place = document.createElement('div');
  place.innerHTML = renderToString(image);
  const root = await act(async () => hydrateRoot(place, image));
  onTestFinished(() => act(async () => root.unmount()));
  // happy-dom loads no images: they are complete and without a size, as one that failed
  expect(onFailed).toHaveBeenCalledTimes(1);
});
