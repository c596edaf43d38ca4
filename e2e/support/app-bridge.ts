import type { Page } from '@playwright/test';

/** User agent of the newspaper's app on a phone. */
export const appUserAgent =
  'Mozilla/5.0 (Linux; Android 13; Phone) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36 qlydApp/9.8.6';

interface BridgeRequest {
  readonly act: string;
  readonly page?: Readonly<Record<string, string>>;
}

/**
 * Installs a fake of the app's side of the bridge in every page opened from now on.
 * @param answers the app's answer by `act`; the fake app does not support acts without an entry
 */
export async function installAppBridge(
  page: Page,
  results: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<void> {
  await page.addInitScript((resultByAction) => {
    const requests: unknown[] = JSON.parse(sessionStorage.getItem('appBridgeRequests') ?? '[]');
    const port = {
      onmessage: (_event: { data: string }) => {},
      postMessage(text: string) {
        const { id, ...request } = JSON.parse(text);
        requests.push(request);
        sessionStorage.setItem('appBridgeRequests', JSON.stringify(requests));
        const result = resultByAction[request.act];
        if (result === undefined) return;
        const reply = (fields: object) => port.onmessage({ data: JSON.stringify({ id, ...fields }) });
        setTimeout(() => reply({ outcome: 'taken' }), 20);
        setTimeout(() => reply(result), 60);
      },
    };
    Object.assign(window, { qlydApp: port });
  }, results);
}

/** The requests that pages have sent to the app so far, in order. */
export function appBridgeRequests(page: Page): Promise<BridgeRequest[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('appBridgeRequests') ?? '[]'));
}
