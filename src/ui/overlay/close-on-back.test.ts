// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { watchBackNavigation } from './back-navigation.ts';
import { closeOnBack } from './close-on-back.ts';

const routerListener = vi.fn();
const go = vi.spyOn(history, 'go').mockReturnValue();
const opened: (() => void)[] = [];

/** Simulates the browser's arrival at a history entry. */
function comeTo(index: number): void {
  history.replaceState({ __TSR_index: index }, '');
  dispatchEvent(new PopStateEvent('popstate', { state: { __TSR_index: index } }));
}

function open(): () => void {
  const close = vi.fn();
  opened.push(closeOnBack(close));
  return close;
}

beforeAll(watchBackNavigation);
beforeEach(() => {
  routerListener.mockReset();
  go.mockReset();
  history.replaceState({ __TSR_index: 4 }, '');
  addEventListener('popstate', routerListener);
});
afterEach(() => {
  opened.splice(0).forEach((leave) => leave());
  removeEventListener('popstate', routerListener);
});

it('Back closes the overlay and is undone before the router sees it', () => {
  const close = open();
  comeTo(3);
  expect(close).toHaveBeenCalledOnce();
  expect(go).toHaveBeenCalledWith(1);
  opened.splice(0).forEach((leave) => leave());
  comeTo(4);
  expect(routerListener).not.toHaveBeenCalled();
  comeTo(3);
  expect(routerListener).toHaveBeenCalledOnce();
});

it('each Back closes the topmost overlay only', () => {
  const [below, above] = [open(), open()];
  comeTo(3);
  expect(above).toHaveBeenCalledOnce();
  expect(below).not.toHaveBeenCalled();
  comeTo(4);
  opened.pop()?.();
  comeTo(2);
  expect(below).toHaveBeenCalledOnce();
  expect(go).toHaveBeenLastCalledWith(2);
  comeTo(4);
  expect(routerListener).not.toHaveBeenCalled();
});

it('navigation within the page and forward is left alone', () => {
  const close = open();
  comeTo(4);
  comeTo(5);
  expect(close).not.toHaveBeenCalled();
  expect(routerListener).toHaveBeenCalledTimes(2);
});

it('on the entry of a loaded document Back leads from an added entry to the page, and closes the overlay', () => {
  history.replaceState({ __TSR_index: 0 }, '');
  const length = history.length;
  const [below, above] = [open(), open()];
  expect(history.length).toBe(length + 1);
  comeTo(0);
  expect([below, above].map((close) => vi.mocked(close).mock.calls.length)).toEqual([0, 1]);
  opened.pop()?.();
  // for the other overlay
  expect(history.state).toHaveProperty('overlay');
  comeTo(0);
  expect(below).toHaveBeenCalledOnce();
  expect(go).not.toHaveBeenCalled();
  expect(routerListener).not.toHaveBeenCalled();
});

it('closing it otherwise goes back over the added entry, unless a link in it led to another page', () => {
  vi.useFakeTimers();
  const back = vi.spyOn(history, 'back').mockReturnValue();
  history.replaceState({ __TSR_index: 0 }, '');
  open();
  opened.pop()?.();
  vi.runAllTimers();
  expect(back).toHaveBeenCalledOnce();
  comeTo(0);
  expect(routerListener).not.toHaveBeenCalled();

  open();
  history.pushState({ __TSR_index: 1 }, '');
  opened.pop()?.();
  vi.runAllTimers();
  expect(back).toHaveBeenCalledOnce();
  // back from there, over the added entry
  history.replaceState({ __TSR_index: 0, overlay: true }, '');
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  expect(routerListener).toHaveBeenCalledOnce();
  expect(back).toHaveBeenCalledTimes(2);
  comeTo(0);
  expect(routerListener).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('two overlays closed at once go back over the added entry once, and one opened meanwhile is marked again', () => {
  vi.useFakeTimers();
  const back = vi.spyOn(history, 'back').mockReturnValue();
  back.mockClear();
  history.replaceState({ __TSR_index: 0 }, '');
  open();
  open();
  opened.splice(0).forEach((leave) => leave());
  vi.runAllTimers();
  expect(back).toHaveBeenCalledOnce();
  const close = open();
  comeTo(0);
  expect(history.state).toHaveProperty('overlay');
  comeTo(0);
  expect(close).toHaveBeenCalledOnce();
  expect(routerListener).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it('without a router index in the history state, nothing is closed or undone', () => {
  history.replaceState(null, '');
  const close = open();
  comeTo(0);
  expect(close).not.toHaveBeenCalled();
  expect(go).not.toHaveBeenCalled();
});
