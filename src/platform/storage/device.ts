import { report } from '../lifecycle/report.ts';

const key = 'uuid';

let remembered: string | undefined;

/** uuid of this device (`ak` of every call), in local storage, or for the page if storage is forbidden */
export function deviceUuid(): string {
  remembered ??= readStored() ?? createStored();
  return remembered;
}

function readStored(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch (cause) {
    report('storage', cause);
    return undefined;
  }
}

function createStored(): string {
  const uuid = randomUuid();
  try {
    localStorage.setItem(key, uuid);
  } catch (cause) {
    report('storage', cause);
  }
  return uuid;
}

/** A version 4 uuid; `crypto.randomUUID` is missing on pages without https. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
