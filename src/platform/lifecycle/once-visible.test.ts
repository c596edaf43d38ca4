// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceVisibleFor } from './once-visible.ts';

let visibility: DocumentVisibilityState = 'visible';

function setVisibility(next: DocumentVisibilityState): void {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('calls back once, after the page was visible for the whole time', () => {
  const callback = vi.fn();
  onceVisibleFor(1000, callback);
  vi.advanceTimersByTime(999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  setVisibility('hidden');
  setVisibility('visible');
  vi.advanceTimersByTime(5000);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('starts over when the page was hidden meanwhile', () => {
  const callback = vi.fn();
  onceVisibleFor(1000, callback);
  vi.advanceTimersByTime(900);
  setVisibility('hidden');
  vi.advanceTimersByTime(5000);
  setVisibility('visible');
  vi.advanceTimersByTime(999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('waits for a page that is hidden at first', () => {
  visibility = 'hidden';
  const callback = vi.fn();
  onceVisibleFor(1000, callback);
  vi.advanceTimersByTime(5000);
  expect(callback).not.toHaveBeenCalled();
  setVisibility('visible');
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('never calls back once cancelled, hidden or not', () => {
  const callback = vi.fn();
  const cancel = onceVisibleFor(1000, callback);
  cancel();
  setVisibility('hidden');
  setVisibility('visible');
  vi.advanceTimersByTime(5000);
  expect(callback).not.toHaveBeenCalled();
});
