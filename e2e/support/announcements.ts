import type { Page } from '@playwright/test';

/** Closes all toasts that are shown. A tap would wait for one that has just left by itself. */
export async function closeToasts(page: Page): Promise<void> {
  await page
    .locator('[role=status][data-position] p')
    .evaluateAll((shown) => shown.forEach((one) => one instanceof HTMLElement && one.click()));
}

/**
 * Records the text of every live region (toasts, the network banner, the result of a pull) of pages opened from now on, in the
 * order of appearance. Such a text is visible briefly and may be gone before an assertion looks for it.
 * @returns the texts so far
 */
export async function recordAnnouncements(page: Page): Promise<string[]> {
  const announcements: string[] = [];
  await page.exposeFunction('recordAnnouncement', (text: string) => void announcements.push(text));
  await page.addInitScript(() => {
    const regions = '[role=status], [role=alert]';
    const last = new WeakMap<Element, string>();
    function report(region: Element): void {
      const text = region.textContent.trim();
      const isShown = region.checkVisibility({ visibilityProperty: true });
      const announced = isShown ? text : '';
      if (announced !== '' && announced !== last.get(region))
        Reflect.get(window, 'recordAnnouncement')(announced);
      last.set(region, announced);
    }
    new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        if (region) changed.add(region);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(regions)) changed.add(node);
          for (const inside of node.querySelectorAll(regions)) changed.add(inside);
        }
      }
      changed.forEach(report);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return announcements;
}
