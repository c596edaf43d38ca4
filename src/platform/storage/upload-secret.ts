import { report } from '../lifecycle/report.ts';

const key = 'uploadSecret';
const bytes = 32;

let remembered: string | undefined;

/** Owner of a visitor's uploads: 256 random bits for this device, or for the page if storage is forbidden. */
export function uploadSecret(): string {
  remembered ??= readSecret() ?? makeSecret();
  return remembered;
}

function readSecret(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch (cause) {
    report('upload secret', cause);
    return undefined;
  }
}

function makeSecret(): string {
  const text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))));
  const secret = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  try {
    localStorage.setItem(key, secret);
  } catch (cause) {
    report('upload secret', cause);
  }
  return secret;
}
