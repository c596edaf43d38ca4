import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openS3Store } from '../../gateway/services/storage/s3-store.ts';
import { createBucket } from '../../gateway/services/storage/test-object-store.ts';
import type { ObjectStore } from '../../gateway/services/storage/object-store.ts';
import { hasSwift, startSwift, swiftAccount, type RunningSwift } from '../support/servers/swift.ts';

const bucket = 'newspaper';
const region = 'us-east-1';

// unlike the server of the other tests, Swift checks signatures, and has only what old servers have
describe.skipIf(!hasSwift)('OpenStack Swift as the object store', () => {
  let swift: RunningSwift;
  let store: ObjectStore;
  beforeAll(async () => {
    swift = await startSwift();
    process.env.AWS_ACCESS_KEY_ID = swiftAccount.key;
    process.env.AWS_SECRET_ACCESS_KEY = swiftAccount.secret;
    const location = { bucket, endpoint: swift.endpoint, region };
    await createBucket(location);
    store = await openS3Store(location);
  }, 180_000);
  afterAll(() => swift.stop());

  test('stores, lists, reads and removes objects', async () => {
    await store.putBytes('media/a.txt', Buffer.from('first'));
    await store.putFile('media/b.ts', import.meta.filename);
    expect(await store.readText('media/a.txt')).toBe('first');
    expect(await store.readText('media/b.ts')).toContain('OpenStack Swift');
    expect(await store.readText('media/none.txt')).toBeUndefined();
    expect((await store.list('media/')).map(({ key }) => key)).toEqual(['media/a.txt', 'media/b.ts']);
    await store.remove(['media/a.txt', 'media/b.ts', 'media/none.txt']);
    expect(await store.list('')).toEqual([]);
  });

  test('gives an object to whoever has an unaltered address that has not expired', async () => {
    await store.putBytes('uploads/private/a.jpg', Buffer.from('a licence'));
    const address = await store.signedAddress('uploads/private/a.jpg', 60);
    const response = await fetch(address);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'image/jpeg',
      'a licence',
    ]);
    for (const [name, value] of [
      ['X-Amz-Signature', '0'.repeat(64)],
      ['X-Amz-Expires', '600'],
      ['X-Amz-Date', '20200101T000000Z'],
    ] as const) {
      const altered = new URL(address);
      altered.searchParams.set(name, value);
      expect((await fetch(altered)).status, name).toBe(403);
    }
    // without a signature
    expect((await fetch(new URL(new URL(address).pathname, address))).status).toBe(400);
  });
});
