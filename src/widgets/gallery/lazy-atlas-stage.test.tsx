// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { LazyAtlasStage } from './lazy-atlas-stage.tsx';

const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
vi.mock('./atlas-stage.tsx', async (importOriginal) => {
  await isReleased;
  return importOriginal();
});
// reads the reader's choice from the router
vi.mock('./use-fetch-ahead.ts', () => ({ useFetchAhead: () => () => false }));

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

const pictures = ['甲', '乙'].map((name) => ({ url: `/media/${name}.jpg`, alt: name, caption: name }));

function ShareButton() {
  const [isPressed, setPressed] = useState(false);
  return (
    <button type="button" aria-pressed={isPressed} onClick={() => setPressed(true)}>
      分享
    </button>
  );
}

it('keeps the state of its overlay when the row of pictures is loaded', async () => {
  const place = await mount(
    <LazyAtlasStage pictures={pictures} first={1} renderEnd={() => null} onTap={() => {}} onLeave={() => {}}>
      {({ index, show }) => (
        <>
          <ShareButton />
          <p>{show === undefined ? '静态' : `第 ${index + 1} 张`}</p>
        </>
      )}
    </LazyAtlasStage>,
  );
  expect(find(place, 'p').textContent).toBe('静态');
  expect(find(place, 'img').getAttribute('alt')).toBe('乙');
  const button = find<HTMLButtonElement>(place, 'button');
  await act(async () => button.click());
  await act(async () => release());
  await eventually(() => expect(find(place, 'p').textContent).toBe('第 2 张'));
  expect(find(place, 'button')).toBe(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
});
