// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from './carousel.tsx';
import { find, mount } from '../state/test-mount.ts';

const slides = ['一', '二', '三'].map((text) => ({ id: text, content: <a href={`#${text}`}>{text}</a> }));
let reducedMotion = false;

beforeEach(() => {
  vi.useFakeTimers();
  reducedMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders a carousel 300 px wide and records its scroll positions. */
async function carousel(autoplay: boolean) {
  const place = await mount(<Carousel label="头条" slides={slides} autoplay={autoplay} />);
  const track = find(place, 'ul');
  Object.defineProperty(track, 'clientWidth', { value: 300 });
  track.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
  const moves: (number | undefined)[] = [];
  track.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options !== 'object') return;
    moves.push(options.left);
    track.scrollLeft = options.left ?? 0;
    track.dispatchEvent(new Event('scroll'));
  };
  return { place, moves };
}

const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const activeDot = (place: HTMLElement) =>
  Array.from(place.querySelectorAll('i')).findIndex((dot) => 'active' in dot.dataset);

it('advances every five seconds and rests at the first slide after the last', async () => {
  const { place, moves } = await carousel(true);
  expect(activeDot(place)).toBe(0);
  await wait(5000);
  expect(activeDot(place)).toBe(1);
  await wait(10_000);
  expect(moves).toEqual([300, 600, 0]);
  await wait(20_000);
  expect(moves).toEqual([300, 600, 0]);
  expect(activeDot(place)).toBe(0);
});

it('does not advance while it is out of view', async () => {
  const { place, moves } = await carousel(true);
  find(place, 'ul').getBoundingClientRect = () => new DOMRect(0, -400, 300, 200);
  await wait(20_000);
  expect(moves).toEqual([]);
});

it('stops for good once the reader touches it', async () => {
  const { place, moves } = await carousel(true);
  await act(async () => {
    find(place, 'section').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
  await wait(20_000);
  expect(moves).toEqual([]);
});

it('does not advance with prefers-reduced-motion', async () => {
  reducedMotion = true;
  const { moves } = await carousel(true);
  await wait(20_000);
  expect(moves).toEqual([]);
});

it('does not advance without autoplay', async () => {
  const { moves } = await carousel(false);
  await wait(20_000);
  expect(moves).toEqual([]);
});
