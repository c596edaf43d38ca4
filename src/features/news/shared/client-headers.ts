import { deviceUuid } from '#platform/storage/device.ts';

/** Spec section 7: the headline call names its client, its device and its version in headers. */
const client = { kind: 'h5', version: '9.8.6' } as const;

/** A first view that the server renders belongs to no device. */
const serverDevice = 'first-view';

export function clientHeaders() {
  return {
    'client-id': client.kind,
    'device-id': import.meta.env.SSR ? serverDevice : deviceUuid(),
    version: client.version,
  };
}
