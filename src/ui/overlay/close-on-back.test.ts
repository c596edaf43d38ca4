// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { closeOnBack, watchBackNavigation } from './close-on-back.ts';

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

it('without a router index in the history state, nothing is closed or undone', () => {
  history.replaceState(null, '');
  const close = open();
  comeTo(0);
  expect(close).not.toHaveBeenCalled();
  expect(go).not.toHaveBeenCalled();
});
