import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { eventually, find, mount } from '#ui/test-mount.ts';

beforeEach(() => {
  vi.resetModules();
  document.documentElement.dataset.app = 'ready';
});
afterEach(() => {
  delete document.documentElement.dataset.app;
  delete window.beforeApp;
});

function Counter({ name }: { readonly name: string }) {
  const [taps, setTaps] = useState(0);
  return (
    <button type="button" onClick={() => setTaps(taps + 1)}>
      {name} {taps}
    </button>
  );
}

const waiting = <p>waiting</p>;
const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <button type="button" onClick={onRetry}>
    again
  </button>
);
const readerActs = () => act(async () => void dispatchEvent(new Event('keydown')));

/** A part of which the page's modules know nothing yet, as after the page has loaded. */
async function partOf(load: () => Promise<typeof Counter>) {
  const { later, loadLaterParts } = await import('./later.tsx');
  return { Part: later({ load, fallback: waiting, failed: Failed }), loadLaterParts };
}

/** The HTML of a part as the server sends it, taken over by an app that has not loaded it. */
async function takenOver(load: () => Promise<typeof Counter>) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const onServer = await partOf(async () => Counter);
  await onServer.loadLaterParts();
  const place = document.createElement('div');
  place.innerHTML = renderToString(<onServer.Part name="likes" />);
  document.body.append(place);
  vi.resetModules();
  const { Part } = await partOf(load);
  const complaints: unknown[] = [];
  const content = <Part name="likes" />;
  const root = await act(async () =>
    hydrateRoot(place, content, { onRecoverableError: (error) => complaints.push(error) }),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  return { place, complaints };
}

it('stands as the server sent it, and is not loaded, until the reader does something', async () => {
  const load = vi.fn(async () => Counter);
  const { place, complaints } = await takenOver(load);
  const button = find(place, 'button');
  expect(load).not.toHaveBeenCalled();
  await readerActs();
  await eventually(() => expect(place.querySelector('[data-waiting]')).toBeNull());
  expect(load).toHaveBeenCalledTimes(1);
  expect(find(place, 'button')).toBe(button);
  await act(async () => button.click());
  expect(button.textContent).toBe('likes 1');
  expect(complaints).toEqual([]);
});

it('does what was tapped on it meanwhile, once', async () => {
  const { place } = await takenOver(async () => Counter);
  const button = find(place, 'button');
  window.beforeApp = { tap: button };
  await readerActs();
  await eventually(() => expect(button.textContent).toBe('likes 1'));
  expect(window.beforeApp.tap).toBeUndefined();
});

it('keeps what the server sent while there is no network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => Counter);
  const { place } = await takenOver(load);
  await readerActs();
  expect(load).not.toHaveBeenCalled();
  expect(find(place, 'button').textContent).toBe('likes 0');
  online.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  await eventually(() => expect(load).toHaveBeenCalledTimes(1));
});

it('says in its place that it cannot be had, and tries again when the reader asks', async () => {
  const load = vi.fn(async () => Counter).mockRejectedValueOnce(new Error('no such file'));
  const { Part } = await partOf(load);
  const place = await mount(<Part name="likes" />);
  expect(place.textContent).toBe('waiting');
  await readerActs();
  await eventually(() => expect(place.textContent).toBe('again'));
  await act(async () => find(place, 'button').click());
  await eventually(() => expect(place.textContent).toBe('likes 0'));
});
