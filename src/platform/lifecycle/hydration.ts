const waiting = '[data-waiting]';

/**
 * Resolves once every deferred part of the page is hydrated (src/widgets/deferred-hydration). Data shown by such a part must not change
 * before that, or hydration would not match the server's HTML.
 */
export async function whenHydrated(): Promise<void> {
  while (document.querySelector(waiting) !== null) await nextChange();
}

/** Resolves when a part was hydrated or removed with its page. */
function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, {
      attributeFilter: ['data-waiting'],
      childList: true,
      subtree: true,
    });
  });
}
