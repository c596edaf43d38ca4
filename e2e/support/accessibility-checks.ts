import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** the minified build: the browser compiles it for each page */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    /** once its source was evaluated */
    axe: typeof axe;
  }
}

/** The cookie that selects each theme; `care` is the 关怀版. */
export const themeCookies = {
  light: { name: 'theme', value: 'light' },
  dark: { name: 'theme', value: 'dark' },
  care: { name: 'care', value: 'on' },
} as const;

/**
 * Waits until all animations that run once have ended: axe would measure the contrast of colours in transition. Repeated
 * ones, such as the pulse of a badge, change no text.
 */
export async function animationsFinished(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState, timeline }) =>
          playState !== 'running' ||
          timeline !== document.timeline ||
          (effect?.getComputedTiming().iterations ?? 1) > 1,
      ),
  );
}

/** The rules whose result depends on colours: all that another theme of the same page can change. */
const colorRules = ['color-contrast', 'link-in-text-block'];

interface AxeOptions {
  /** selector of the part to check; by default the whole page */
  readonly part?: string;
  /** checks only what depends on colours, in a page whose other rules were checked in another theme */
  readonly onlyColors?: boolean;
}

/**
 * Runs axe on the page in its present state.
 * @returns the rule and the first element of each violation
 */
export async function accessibilityViolations(
  page: Page,
  { part, onlyColors = false }: AxeOptions = {},
): Promise<string[]> {
  await animationsFinished(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ include, rules }) => {
      // without the files that axe would load again: no rule in use reads them
      const options = { resultTypes: ['violations' as const], preload: false };
      const { violations } = await window.axe.run(
        include ?? document,
        rules === undefined ? options : { ...options, runOnly: rules },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { include: part, rules: onlyColors ? colorRules : undefined },
  );
}

/** Runs axe in the light and then in the dark theme, which a page without a chosen theme takes from the device. */
export async function violationsInBothThemes(page: Page): Promise<Record<'light' | 'dark', string[]>> {
  await waitUntilLoaded(page);
  const light = await accessibilityViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // the frame in which transitions to the dark colours begin
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return { light, dark: await accessibilityViolations(page, { onlyColors: true }) };
}

export const noViolations = { light: [], dark: [] };

/** Waits until no visible part of the page is loading. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => ![...document.querySelectorAll('main [aria-busy=true]')].some((part) => part.checkVisibility()),
  );
}
