import { act, Component, Suspense, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';

const { dataset } = document.documentElement;

beforeEach(() => {
  vi.resetModules();
  dataset.renderedAt = '1795000000000';
});
afterEach(() => {
  delete dataset.app;
  delete dataset.renderedAt;
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

class Guard extends Component<{ readonly children: ReactNode }, { readonly failure?: string }> {
  override state: { readonly failure?: string } = {};

  static getDerivedStateFromError({ message }: Error) {
    return { failure: message };
  }

  override render() {
    return this.state.failure ?? this.props.children;
  }
}

const readerActs = () => act(async () => void dispatchEvent(new Event('keydown')));

/** A part whose code is not loaded, on a page that has just loaded. */
async function partOf(load: () => Promise<typeof Counter>) {
  const { deferHydration, loadDeferredParts } = await import('./deferred-hydration.tsx');
  const Part = deferHydration<{ readonly name: string }>({
    load,
    isNeededAtOnce: ({ name }) => name === 'urgent',
  });
  return { Part, loadDeferredParts };
}

/** Server-rendered HTML of a part, hydrated by an app that has not loaded its code. */
async function hydrated(load: () => Promise<typeof Counter>, name = 'likes') {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const server = await partOf(async () => Counter);
  await server.loadDeferredParts();
  const place = document.createElement('div');
  place.innerHTML = renderToString(<server.Part name={name} />);
  document.body.append(place);
  vi.resetModules();
  const { Part } = await partOf(load);
  const hydrationErrors: unknown[] = [];
  const content = <Part name={name} />;
  const root = await act(async () =>
    hydrateRoot(place, content, { onRecoverableError: (error) => hydrationErrors.push(error) }),
  );
  dataset.app = 'ready';
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  return { place, hydrationErrors };
}

it('keeps the server’s HTML and loads nothing until the first interaction', async () => {
  const load = vi.fn(async () => Counter);
  const { place, hydrationErrors } = await hydrated(load);
  const button = find(place, 'button');
  expect(load).not.toHaveBeenCalled();
  await readerActs();
  await eventually(() => expect(place.querySelector('[data-waiting]')).toBeNull());
  expect(load).toHaveBeenCalledTimes(1);
  expect(find(place, 'button')).toBe(button);
  await act(async () => button.click());
  expect(button.textContent).toBe('likes 1');
  expect(hydrationErrors).toEqual([]);
});

it('replays a tap from before hydration, once', async () => {
  const { place } = await hydrated(async () => Counter);
  const button = find(place, 'button');
  window.beforeApp = { taps: [button] };
  await readerActs();
  await eventually(() => expect(button.textContent).toBe('likes 1'));
  expect(window.beforeApp.taps).toEqual([]);
});

it('keeps the server’s HTML while offline', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => Counter);
  const { place } = await hydrated(load);
  await readerActs();
  expect(load).not.toHaveBeenCalled();
  expect(find(place, 'button').textContent).toBe('likes 0');
  online.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  await eventually(() => expect(load).toHaveBeenCalledTimes(1));
});

it('keeps the server’s HTML if its code fails to load, and tries again on the next interaction', async () => {
  const load = vi.fn(async () => Counter).mockRejectedValueOnce(new Error('no such file'));
  const { place, hydrationErrors } = await hydrated(load);
  const button = find(place, 'button');
  await readerActs();
  await eventually(() => expect(load).toHaveBeenCalledTimes(1));
  expect(find(place, 'button')).toBe(button);
  await readerActs();
  await eventually(() => expect(place.querySelector('[data-waiting]')).toBeNull());
  expect(find(place, 'button')).toBe(button);
  expect(hydrationErrors).toEqual([]);
});

it('is loaded at once if its props require it', async () => {
  const { place } = await hydrated(async () => Counter, 'urgent');
  await eventually(() => expect(place.querySelector('[data-waiting]')).toBeNull());
});

it('is loaded on the first interaction if its page was prefetched', async () => {
  dataset.app = 'ready';
  const load = vi.fn(async () => Counter);
  const { Part } = await partOf(load);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(load).not.toHaveBeenCalled();
  await readerActs();
  await eventually(() => expect(load).toHaveBeenCalledTimes(1));
  expect((await mount(<Part name="likes" />)).textContent).toBe('likes 0');
  expect(load).toHaveBeenCalledTimes(1);
});

it('throws if its code fails to load on a client-rendered page, and can be retried', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  dataset.app = 'ready';
  const load = vi.fn(async () => Counter).mockRejectedValue(new Error('no such file'));
  const { Part } = await partOf(load);
  const page = (
    <Guard>
      <Suspense>
        <Part name="likes" />
      </Suspense>
    </Guard>
  );
  vi.spyOn(console, 'error').mockReturnValue();
  expect((await mount(page)).textContent).toBe('no such file');
  load.mockResolvedValue(Counter);
  vi.advanceTimersByTime(1000);
  expect((await mount(page)).textContent).toBe('likes 0');
});
