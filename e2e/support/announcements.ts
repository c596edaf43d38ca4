import type { Page } from '@playwright/test';

/**
 * Hears all that the pages to come say by themselves, in the order in which readers see it: toasts, the line of the network,
 * what a pull brought. It stands for a moment only, and may be gone before a busy machine looks for it.
 * @returns what was said so far
 */
export async function recordAnnouncements(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('tellJourney', (words: string) => void said.push(words));
  await page.addInitScript(() => {
    const regions = '[role=status], [role=alert]';
    const last = new WeakMap<Element, string>();
    function listen(region: Element): void {
      const words = region.textContent.trim();
      const isShown = region.checkVisibility({ visibilityProperty: true });
      const heard = isShown ? words : '';
      if (heard !== '' && heard !== last.get(region)) Reflect.get(window, 'tellJourney')(heard);
      last.set(region, heard);
    }
    new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const place = target instanceof Element ? target : target.parentElement;
        const region = place?.closest(regions);
        if (region) changed.add(region);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(regions)) changed.add(node);
          for (const inside of node.querySelectorAll(regions)) changed.add(inside);
        }
      }
      changed.forEach(listen);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return said;
}
