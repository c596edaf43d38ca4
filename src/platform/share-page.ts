/** What became of sharing: the system's sheet took it, the address lies in the clipboard, or the reader let it be. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed';

/**
 * Offers this page to the system's share sheet, or copies its address where there is none.
 * @throws DOMException where copying is forbidden
 */
export async function sharePage(title: string): Promise<ShareOutcome> {
  const url = location.href;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'dismissed';
      // some WebViews have the function and refuse every call: copying is left
    }
  }
  await copyText(url);
  return 'copied';
}

/** @throws DOMException where copying is forbidden */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  // pages that are not served over https have no clipboard
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (!copied) throw new DOMException('copying was refused', 'NotAllowedError');
}
