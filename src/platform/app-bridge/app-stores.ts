import type { AppSystem } from '#lib/browser/app-system.ts';

/** The app's name in every store. */
export const appName = '齐鲁晚报';

const name = encodeURIComponent(appName);

/**
 * Where a system gets the app: what was set when the site was built, else the store's own search for its name; undefined
 * where a store cannot be searched by an address.
 */
export const appStores: Readonly<Record<Exclude<AppSystem, 'desktop'>, string | undefined>> = {
  ios:
    import.meta.env.VITE_APP_DOWNLOAD_IOS ||
    `itms-apps://search.itunes.apple.com/WebObjects/MZSearch.woa/wa/search?media=software&term=${name}`,
  android: import.meta.env.VITE_APP_DOWNLOAD_ANDROID || `market://search?q=${name}`,
  harmony: import.meta.env.VITE_APP_DOWNLOAD_HARMONY || undefined,
};
