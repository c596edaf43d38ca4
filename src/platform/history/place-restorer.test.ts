import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeRestorer, placesKey } from './place-restorer.ts';

const scroll = vi.fn();
// eslint-disable-next-line typescript/no-implied-eval -- it stands in the page as a script of its own
const run = () => new Function(placeRestorer())();
const keep = (places: unknown) => sessionStorage.setItem(placesKey, JSON.stringify(places));

beforeEach(() => {
  vi.stubGlobal('scrollTo', scroll.mockClear());
  document.body.innerHTML = '<div id="strip"></div>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '');
});

it('puts a page that is loaded once more, and its strips, where they were', () => {
  keep({ k1: { window: { scrollX: 0, scrollY: 900 }, '#strip': { scrollX: 70, scrollY: 0 }, '#gone': {} } });
  history.replaceState({ __TSR_key: 'k1' }, '');
  run();
  expect(scroll.mock.calls).toEqual([[0, 900]]);
  expect(document.querySelector('#strip')?.scrollLeft).toBe(70);
});

it('lets a page that is opened for the first time be, without a look into the storage', () => {
  const read = vi.spyOn(Storage.prototype, 'getItem');
  run();
  expect(read).not.toHaveBeenCalled();
  expect(scroll).not.toHaveBeenCalled();
});

it.each(['{', 'null', '{"k1":null}'])('survives a storage that holds %s', (text) => {
  sessionStorage.setItem(placesKey, text);
  history.replaceState({ __TSR_key: 'k1' }, '');
  run();
  expect(scroll).not.toHaveBeenCalled();
});
