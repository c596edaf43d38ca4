import { afterEach, expect, test, vi } from 'vitest';
import { interceptOutsideLinks } from './external-links.ts';

const opened = vi.fn<(url: string) => void>();
let stop = () => {};
afterEach(() => {
  stop();
  opened.mockReset();
  document.body.innerHTML = '';
});

/** @returns whether the browser's default action remains */
function tap(html: string): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('b, a')?.dispatchEvent(event);
  return !event.defaultPrevented;
}

test('a link to another site is passed to the handler, whichever of its descendants is tapped', () => {
  stop = interceptOutsideLinks(opened);
  expect(tap('<a href="https://ad.example/x?y#z" target="_blank"><b>广告</b></a>')).toBe(false);
  expect(opened).toHaveBeenCalledWith('https://ad.example/x?y#z');
});

test.each([
  ['a page of the app', '<a href="/new/general/1">x</a>'],
  ['a phone', '<a href="tel:96706">x</a>'],
  ['a script', '<a href="javascript:void 0">x</a>'],
  ['nothing', '<b>x</b>'],
])('%s is left alone', (_what, html) => {
  stop = interceptOutsideLinks(opened);
  tap(html);
  expect(opened).not.toHaveBeenCalled();
});

test('links behave normally after unsubscribing', () => {
  interceptOutsideLinks(opened)();
  tap('<a href="https://ad.example/">x</a>');
  expect(opened).not.toHaveBeenCalled();
});
