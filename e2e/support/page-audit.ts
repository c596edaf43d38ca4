import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility-checks.ts';

/** Window widths at which every page must be complete and usable: small and usual phones, tablets, desktops. */
const widths = [390, 320, 768, 1280] as const;
const phoneWidth = widths[0];
const desktopWidth = 960;

/** in 关怀版, in px */
const careTargetSize = 60;
const careLineHeight = 1.3;

/** largest sum of layout shifts that no act of the reader caused */
export const largestShift = 0.02;

type ColorScheme = 'light' | 'dark';

interface AuditOptions {
  readonly schemes: readonly ColorScheme[];
  /** also checks the sizes that 关怀版 promises */
  readonly isCare?: boolean;
}

/**
 * Checks the loaded page at every width instead of loading it once for each: axe in the given colour schemes, no sideways
 * scrolling, and in 关怀版 the sizes of targets and lines.
 * @returns what is wrong, by width; empty if nothing is
 */
export async function auditAtWidths(
  page: Page,
  { schemes, isCare = false }: AuditOptions,
): Promise<Record<string, string[]>> {
  const { height = 844 } = page.viewportSize() ?? {};
  const findings: Record<string, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    if (width >= desktopWidth) await railLoaded(page);
    const found = await page.evaluate(() =>
      document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : [],
    );
    if (isCare) found.push(...(await smallParts(page)));
    for (const [index, colorScheme] of schemes.entries()) {
      await page.emulateMedia({ colorScheme });
      // the frame in which transitions to the other colours begin
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      const violations = await accessibilityViolations(page, { onlyColors: index > 0 });
      found.push(...violations.map((violation) => `${colorScheme} ${violation}`));
    }
    if (found.length > 0) findings[width] = found;
  }
  await page.setViewportSize({ width: phoneWidth, height });
  return findings;
}

/** The rail beside the page is loaded when the window becomes wide; the native app has none. */
async function railLoaded(page: Page): Promise<void> {
  if ((await page.locator('page-rail').count()) > 0)
    await page.locator('page-rail aside').waitFor({ state: 'attached' });
}

/** Sum of the layout shifts so far, as the browser rates them. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            readonly value: number;
            readonly hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          observer.disconnect();
          resolve(sum);
        }, 50);
      }),
  );
}

/**
 * Targets smaller than 60 px and lines lower than 1.3. As in WCAG 2.5.8, links inside running text are exempt. A label counts
 * with its control, and a link that fills its card with the card.
 */
function smallParts(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ targetSize, lineHeight }) => {
      const name = (element: Element) =>
        `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 20)}`;
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]') &&
        getComputedStyle(element).clipPath === 'none';
      const hasOwnText = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const isInRunningText = (element: Element) => {
        const { parentElement } = element;
        return (
          parentElement !== null &&
          getComputedStyle(element).display === 'inline' &&
          hasOwnText(parentElement)
        );
      };
      const targetOf = (element: Element): Element => {
        const label =
          element.closest('label') ?? (element instanceof HTMLInputElement && element.labels?.[0]);
        // the readings of a chart cover it: a finger anywhere on it chooses the nearest
        const chart = label && label.parentElement?.matches('[role=radiogroup]') && label.parentElement;
        if (chart && getComputedStyle(chart).touchAction === 'pan-y') return chart;
        if (label && /checkbox|radio|file/.test(element.getAttribute('type') ?? '')) return label;
        for (const pseudo of ['::after', '::before']) {
          const { content, position, inset } = getComputedStyle(element, pseudo);
          if (content === 'none' || position !== 'absolute' || inset !== '0px') continue;
          let card: Element | null = element;
          while (card !== null && getComputedStyle(card).position === 'static') card = card.parentElement;
          if (card !== null) return card;
        }
        return element;
      };
      const controls =
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=switch], [role=option], [role=slider]';
      const small = [...document.querySelectorAll(controls)]
        .filter((element) => isShown(element) && !isInRunningText(element) && !element.matches(':disabled'))
        .flatMap((element) => {
          const { width, height } = targetOf(element).getBoundingClientRect();
          if (width === 0 || (width > targetSize - 1 && height > targetSize - 1)) return [];
          return [`target ${Math.round(width)}x${Math.round(height)}: ${name(element)}`];
        });
      const low = [...document.querySelectorAll('body *:not(svg *, script, style, option)')]
        .filter((element) => hasOwnText(element) && isShown(element))
        .flatMap((element) => {
          const style = getComputedStyle(element);
          const ratio = Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
          return ratio >= lineHeight - 0.001
            ? []
            : [`line height ${style.lineHeight}/${style.fontSize}: ${name(element)}`];
        });
      return [...new Set([...small, ...low])];
    },
    { targetSize: careTargetSize, lineHeight: careLineHeight },
  );
}
