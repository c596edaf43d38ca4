import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** Renders a component into the document until the test ends. Needs the happy-dom environment. */
export async function mount(content: ReactNode): Promise<HTMLElement> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(async () => root.render(content));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  return place;
}

/** The real timer, unaffected by a test's fake timers. */
const { setTimeout: pass } = globalThis;
/** generous, because lazy-loaded modules are compiled on demand, which takes seconds on a busy machine */
const timeoutMs = 10_000;

/** Waits until `check` passes. @throws the last failure after the timeout */
export async function eventually(check: () => void): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    await act(() => new Promise<void>((resolve) => pass(resolve, 5)));
    try {
      return check();
    } catch (failure) {
      if (Date.now() > end) throw failure;
    }
  }
}

/** Returns the first match. @throws Error if there is none */
export function find<Found extends HTMLElement = HTMLElement>(place: ParentNode, selector: string): Found {
  const found = place.querySelector<Found>(selector);
  if (found === null) throw new Error(`no element matches ${selector}`);
  return found;
}
