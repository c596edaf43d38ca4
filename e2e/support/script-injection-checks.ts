import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Addresses that run a script or show a document of the sender's when they are followed or loaded. */
const scriptAddress = /^\s*(?:javascript|vbscript|data:text\/html)/i;

/**
 * Watches for scripts of readers from now on: dialogs, and violations of the content security policy, since a script that
 * only the policy stopped was injected all the same. Call it before the first navigation.
 * @returns an assertion on the current document
 */
export async function watchForInjectedScripts(page: Page): Promise<(what: string) => Promise<void>> {
  const events: string[] = [];
  page.on('dialog', (dialog) => {
    events.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('reportViolation', (violation: string) => void events.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function') report(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return async (what) => {
    expect(await page.evaluate(findInjections, scriptAddress.source), what).toEqual([]);
    expect(events, what).toEqual([]);
  };
}

/** Runs in the page. @returns a line for each trace of an injected script */
function findInjections(scriptAddressSource: string): string[] {
  const isScriptAddress = new RegExp(scriptAddressSource, 'i');
  const found: string[] = [];
  if ('hacked' in window) found.push('a script ran');
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName;
    for (const attribute of element.attributes) {
      if (attribute.name.startsWith('on')) found.push(`<${name} ${attribute.name}>`);
      // control characters and spaces in a scheme are ignored by browsers
      const value = Array.from(attribute.value)
        .filter((character) => character > ' ')
        .join('');
      const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'].includes(
        attribute.name,
      );
      if (isAddress && isScriptAddress.test(value)) found.push(`<${name} ${attribute.name}="${value}">`);
    }
    if (['iframe', 'object', 'embed', 'base', 'applet', 'math'].includes(name)) found.push(`<${name}>`);
    if (element.matches('meta[http-equiv="refresh" i]')) found.push('<meta http-equiv=refresh>');
    if (element instanceof HTMLScriptElement && !isOwnScript(element))
      found.push(`<script> ${element.textContent.slice(0, 80)}`);
  }
  return found;

  function isOwnScript({ nonce, src, type }: HTMLScriptElement): boolean {
    const isData =
      type === 'application/json' || type === 'application/ld+json' || type === 'speculationrules';
    return isData || Boolean(nonce) || (src !== '' && new URL(src).origin === location.origin);
  }
}
