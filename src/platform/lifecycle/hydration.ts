const waiting = '[data-waiting]';

/**
 * Resolves once no part of the page stands as the server sent it and waits for the app (src/widgets/later). What such a part
 * shows must not change before: it is compared with what it was made of.
 */
export async function whenHydrated(): Promise<void> {
  while (document.querySelector(waiting) !== null) await nextChange();
}

/** A part was taken over, or left with its page. */
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
