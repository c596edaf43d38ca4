import type { AppSystem } from '#lib/browser/app-system.ts';

/** The app's name in every store. */
export const appName = '齐鲁晚报';

const name = encodeURIComponent(appName);

/**
 * Download URL per system: set at build time, else the store's search for the app's name; undefined if the store cannot be
 * searched by URL.
 */
export const appStores: Readonly<Record<Exclude<AppSystem, 'desktop'>, string | undefined>> = {
  ios:
    import.meta.env.VITE_APP_DOWNLOAD_IOS ||
    `itms-apps://search.itunes.apple.com/WebObjects/MZSearch.woa/wa/search?media=software&term=${name}`,
  android: import.meta.env.VITE_APP_DOWNLOAD_ANDROID || `market://search?q=${name}`,
  harmony: import.meta.env.VITE_APP_DOWNLOAD_HARMONY || undefined,
};
