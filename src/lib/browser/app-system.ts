/** Systems that the newspaper's app runs on, and `desktop` for all others. */
export const appSystems = ['ios', 'android', 'harmony', 'desktop'] as const;

export type AppSystem = (typeof appSystems)[number];

/** The operating system named in a user agent. HarmonyOS phones that run Android apps count as Android. */
export function appSystemOf(userAgent: string): AppSystem {
  if (/OpenHarmony|ArkWeb/i.test(userAgent)) return 'harmony';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return userAgent.includes('Android') ? 'android' : 'desktop';
}

/** The system named by the first segment of a splat; undefined for anything else, such as a campaign's name. */
export function appSystemIn(splat: string | undefined): AppSystem | undefined {
  const first = splat?.split('/')[0]?.toLowerCase();
  return appSystems.find((system) => system === first);
}
