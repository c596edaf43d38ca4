import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** Shows a piece in the test's document until the test ends. Needs the happy-dom environment. */
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

/** Time as it is, whatever a test makes of its own. */
const { setTimeout: pass } = globalThis;
/** ms: code that a tap fetches is compiled meanwhile, which a machine with other work to do takes seconds for */
const patience = 10_000;

/** Waits until what is shown passes the check. @throws what the check last threw, when patience is at its end */
export async function eventually(check: () => void): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    await act(() => new Promise<void>((resolve) => pass(resolve, 5)));
    try {
      return check();
    } catch (failure) {
      if (Date.now() > end) throw failure;
    }
  }
}

/** The first element that fits. @throws Error when there is none */
export function find<Found extends HTMLElement = HTMLElement>(place: ParentNode, selector: string): Found {
  const found = place.querySelector<Found>(selector);
  if (found === null) throw new Error(`nothing fits ${selector}`);
  return found;
}
