import { prefersReducedMotion } from '../media/reduced-motion.ts';
import { canAnimatePages } from './spare-resources.ts';

/**
 * Changes the page in a view transition. Where the browser has none, the reader prefers reduced motion or the device may be
 * slow, the page changes at once: a transition delays it by a frame, in which the browser captures the previous page.
 * @returns resolves when the page has changed
 * @throws what `change` throws
 */
export async function changeInTransition(change: () => void | Promise<void>): Promise<void> {
  if (!('startViewTransition' in document) || prefersReducedMotion() || !canAnimatePages()) return change();
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change);
  // another transition, or a page that is left, skips this one; only a failed change is an error
  ready.catch(() => undefined);
  finished.catch(() => undefined);
  return updateCallbackDone;
}
