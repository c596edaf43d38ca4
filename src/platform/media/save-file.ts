import { shellOf } from '../network/visit.ts';

/** ms after which the download has certainly started */
const revokeDelayMs = 10_000;

/** Downloads a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
}

/** Whether links download files; the WebViews of the messaging app and of the newspaper's app ignore `download`. */
export function canDownload(): boolean {
  return shellOf(navigator.userAgent) === 'browser';
}
