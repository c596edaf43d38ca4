import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollRestorationScript, scrollPositionsKey } from './scroll-restoration.ts';

const scroll = vi.fn();
// eslint-disable-next-line typescript/no-implied-eval -- the function under test returns an inline script
const run = () => new Function(scrollRestorationScript())();
const keep = (places: unknown) => sessionStorage.setItem(scrollPositionsKey, JSON.stringify(places));

beforeEach(() => {
  vi.stubGlobal('scrollTo', scroll.mockClear());
  document.body.innerHTML = '<div id="strip"></div>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '');
});

it('restores the scroll positions of a reloaded page and its strips', () => {
  keep({ k1: { window: { scrollX: 0, scrollY: 900 }, '#strip': { scrollX: 70, scrollY: 0 }, '#gone': {} } });
  history.replaceState({ __TSR_key: 'k1' }, '');
  run();
  expect(scroll.mock.calls).toEqual([[0, 900]]);
  expect(document.querySelector('#strip')?.scrollLeft).toBe(70);
});

it('does nothing on the first visit, without reading storage', () => {
  const read = vi.spyOn(Storage.prototype, 'getItem');
  run();
  expect(read).not.toHaveBeenCalled();
  expect(scroll).not.toHaveBeenCalled();
});

it.each(['{', 'null', '{"k1":null}'])('survives invalid storage %s', (text) => {
  sessionStorage.setItem(scrollPositionsKey, text);
  history.replaceState({ __TSR_key: 'k1' }, '');
  run();
  expect(scroll).not.toHaveBeenCalled();
});
