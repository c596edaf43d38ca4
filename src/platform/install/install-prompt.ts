// Browsers offer a page to be installed by an event, once per document, often before the app runs: the inline script of
// the front page keeps it (installPromptScript).

/** @see https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent, not in TypeScript's types */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt | undefined;
  }
}

/** Inline script that keeps the browser's offer, instead of the browser's own hint. */
export const installPromptScript =
  'addEventListener("beforeinstallprompt",function(e){e.preventDefault();window.installPrompt=e})';

/** How a page gets onto the home screen: by the browser's dialog, or through the system's share menu, as on iOS. */
export type InstallWay = 'prompt' | 'menu';

/** Calls back when the page can be installed. @returns a function that unsubscribes */
export function watchInstallWay(onWay: (way: InstallWay) => void): () => void {
  const change = () => {
    if (window.installPrompt) onWay('prompt');
  };
  // only iOS has this property, and no event
  if ('standalone' in navigator) onWay('menu');
  else change();
  addEventListener('beforeinstallprompt', change);
  return () => removeEventListener('beforeinstallprompt', change);
}

/** Whether the page runs as an installed app. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Opens the browser's dialog, which a page may do once. */
export async function showInstallPrompt(): Promise<void> {
  const { installPrompt } = window;
  window.installPrompt = undefined;
  await installPrompt?.prompt();
}
