import type { Page } from '@playwright/test';

/** The user agent of the newspaper's app on a phone. */
export const appUserAgent =
  'Mozilla/5.0 (Linux; Android 13; Phone) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36 qlydApp/9.8.6';

interface BridgeRequest {
  readonly act: string;
  readonly page?: Readonly<Record<string, string>>;
}

/**
 * Puts the app's end of the bridge into every page that is opened from now on.
 * @param answers by act; an act without is one that the app does not know
 */
export async function installAppBridge(
  page: Page,
  answers: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<void> {
  await page.addInitScript((known) => {
    const asked: unknown[] = JSON.parse(sessionStorage.getItem('askedOfApp') ?? '[]');
    const port = {
      onmessage: (_event: { data: string }) => {},
      postMessage(text: string) {
        const { id, ...act } = JSON.parse(text);
        asked.push(act);
        sessionStorage.setItem('askedOfApp', JSON.stringify(asked));
        const answer = known[act.act];
        if (answer === undefined) return;
        const say = (fields: object) => port.onmessage({ data: JSON.stringify({ id, ...fields }) });
        setTimeout(() => say({ outcome: 'taken' }), 20);
        setTimeout(() => say(answer), 60);
      },
    };
    Object.assign(window, { qlydApp: port });
  }, answers);
}

/** What pages asked of the app so far, in their order. */
export function appBridgeRequests(page: Page): Promise<BridgeRequest[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('askedOfApp') ?? '[]'));
}
