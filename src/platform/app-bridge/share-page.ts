import { shellOf } from '../network/visit.ts';
import { appBridge } from './app-bridge.ts';

/** Result of sharing: passed to the system's sheet, dismissed by the reader, or no such sheet. */
export type ShareOutcome = 'shared' | 'dismissed' | 'refused';

export interface Shared {
  readonly title: string;
  /** absolute URL without personal parameters */
  readonly url: string;
}

/** Whether the browser claims to have a share sheet; some refuse every call all the same. */
export function hasSystemShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Offers a page to the share sheet of the newspaper's app, or else to the system's. */
export async function sharePage(page: Shared): Promise<ShareOutcome> {
  const app = appBridge();
  const outcome = app.isThere ? await app.share(page) : 'refused';
  return outcome === 'refused' ? systemShare(page) : outcome;
}

/** Whether pages are shared by the messaging app's own menu in its title bar. */
export function hasMessagingMenu(): boolean {
  return shellOf(navigator.userAgent) === 'wechat';
}

/** Offers a page to the system's share sheet. */
export async function systemShare(page: Shared): Promise<ShareOutcome> {
  if (!hasSystemShare()) return 'refused';
  try {
    await navigator.share({ ...page });
    return 'shared';
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'dismissed' : 'refused';
  }
}

/** @throws DOMException if copying is forbidden */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  // pages without https have no clipboard API
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  // elements outside an open modal dialog cannot be selected
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (!copied) throw new DOMException('copying was refused', 'NotAllowedError');
}
