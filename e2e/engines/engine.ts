import { expect } from '@playwright/test';

/** What each client of a browser engine does in its own way. */
export interface EngineDriver {
  readonly load: (url: string) => Promise<unknown>;
  /** Leaves the page and its errors behind. */
  readonly reset: () => Promise<unknown>;
  /** The value of a JavaScript expression in the page, as JSON carries it. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks a point of the window, in CSS pixels. */
  readonly clickAt: (x: number, y: number) => Promise<unknown>;
  /** uncaught errors and errors in the console, where the engine reports them */
  readonly errors: string[];
  /** the window as a PNG */
  readonly screenshot: () => Promise<Uint8Array>;
  /** whether the engine ended by itself; then all but `close` reject with an `EngineCrash` */
  readonly hasCrashed: () => boolean;
  readonly close: () => Promise<void>;
}

/** The engine itself ended, whatever page it showed. */
export class EngineCrash extends Error {}

/** Finds the first shown element with a label or text. Runs in the page. */
function findShown(selector: string, text: string): Element | null {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const textOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
  const found = [...document.querySelectorAll(selector)].find(
    (element) => isShown(element) && element.closest('[inert]') === null && textOf(element).includes(text),
  );
  return found ?? null;
}

/** Scrolls to an element; its centre, or null while something covers that. Runs in the page. */
function uncoveredCentre(element: Element | null): readonly [number, number] | null {
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getBoundingClientRect();
  if (element === null || box === undefined) return null;
  const centre = [box.x + box.width / 2, box.y + box.height / 2] as const;
  // what lies under an element without pointer events handles its taps
  const isReached =
    getComputedStyle(element).pointerEvents === 'none' ||
    element.contains(document.elementFromPoint(...centre));
  return isReached ? centre : null;
}

/** The source of a call of a function that uses nothing outside itself. */
const callOf = (code: { toString(): string }, input: readonly unknown[]) =>
  `(${code.toString()})(${input.map((value) => JSON.stringify(value)).join(', ')})`;

/** ms between two looks at a page: the runner's own, up to a second, would take as long as loading it */
const intervals = [50];

/** A page in another engine than Chromium, with the acts that the journeys need. */
export function createEnginePage(driver: EngineDriver, origin: string) {
  const run = <Result, Input extends readonly (string | number)[]>(
    code: (...input: Input) => Result,
    ...input: Input
  ) => driver.evaluate(callOf(code, input)) as Promise<Result>;
  const isShown = (selector: string, text: string) =>
    driver.evaluate(`${callOf(findShown, [selector, text])} !== null`);
  const expectShown = (selector: string, text = '') =>
    expect
      .poll(() => isShown(selector, text), {
        message: `${selector} “${text}” is shown`,
        timeout: 15_000,
        intervals,
      })
      .toBe(true);
  const expectHidden = (selector: string, text = '') =>
    expect
      .poll(() => isShown(selector, text), {
        message: `${selector} “${text}” is gone`,
        timeout: 15_000,
        intervals,
      })
      .toBe(false);
  return {
    errors: driver.errors,
    run,
    expectShown,
    expectHidden,
    /** Loads an address and waits until the app has hydrated it. */
    async open(path: string) {
      await driver.load(origin + path);
      await expect
        .poll(() => run(() => document.documentElement.dataset['app'] ?? ''), { timeout: 20_000, intervals })
        .toBe('ready');
    },
    /** Taps an element once it lies still and nothing covers it. */
    async tap(selector: string, text = '') {
      const centre = () =>
        driver.evaluate(`(${uncoveredCentre.toString()})(${callOf(findShown, [selector, text])})`) as Promise<
          ReturnType<typeof uncoveredCentre>
        >;
      let last = await centre();
      await expect
        .poll(
          async () => {
            const before = last;
            last = await centre();
            return last !== null && String(last) === String(before);
          },
          { message: `${selector} “${text}” can be tapped`, timeout: 15_000, intervals: [100] },
        )
        .toBe(true);
      if (last !== null) await driver.clickAt(...last);
    },
    /** Replaces what a field contains, as typing does; again if the field was replaced meanwhile, as by hydration. */
    async enter(selector: string, value: string) {
      await expectShown(selector);
      const hasValue = () =>
        run(
          (css, typed) => {
            const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(css);
            if (field?.value === typed) return true;
            field?.focus();
            field?.select();
            document.execCommand('insertText', false, typed);
            return false;
          },
          selector,
          value,
        );
      await expect
        .poll(hasValue, { message: `${selector} contains “${value}”`, timeout: 15_000, intervals: [300] })
        .toBe(true);
    },
    async choose(selector: string, label: string) {
      await expectShown(selector);
      await run(
        (css, words) => {
          const list = document.querySelector<HTMLSelectElement>(css);
          if (list === null) return;
          list.selectedIndex = [...list.options].findIndex(({ text }) => text === words);
          list.dispatchEvent(new Event('change', { bubbles: true }));
        },
        selector,
        label,
      );
    },
    back: () => run(() => history.back()),
    path: () => run(() => location.pathname),
    search: () => run(() => location.search),
  };
}

export type EnginePage = ReturnType<typeof createEnginePage>;
