/** Systems that the newspaper's app runs on, and `desktop` for all others. */
export const appSystems = ['ios', 'android', 'harmony', 'desktop'] as const;

export type AppSystem = (typeof appSystems)[number];

/** Which system a browser says it runs on. Phones that run Android's apps under HarmonyOS take Android's. */
export function appSystemOf(userAgent: string): AppSystem {
  if (/OpenHarmony|ArkWeb/i.test(userAgent)) return 'harmony';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return userAgent.includes('Android') ? 'android' : 'desktop';
}

/** The system that an address names by its first segment; undefined for anything else, such as a campaign's mark. */
export function appSystemIn(splat: string | undefined): AppSystem | undefined {
  const first = splat?.split('/')[0]?.toLowerCase();
  return appSystems.find((system) => system === first);
}
