import { createPublicKey, verify } from 'node:crypto';
import dns from 'node:dns';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  call,
  clientId,
  openTestHandlers,
  story,
  type SignedIn,
  type TestHandlers,
  visitor,
} from '../../../http/testing/test-handlers.ts';
import { testPushService } from '../../../http/testing/test-push.ts';
import { deleteAccount } from '../../account/own-data.ts';
import { isQuiet, notifyFollowers } from './notify-followers.ts';
import { openPushSite, testBrowser } from './test-push-site.ts';

let site: Awaited<ReturnType<typeof openPushSite>>;
let push: ReturnType<typeof testPushService>;
let gateway: TestHandlers;
let stories = 0;

beforeAll(async () => {
  site = await openPushSite();
  push = testPushService([site.host]);
});
afterAll(() => site.close());
beforeEach(async () => {
  gateway = await openTestHandlers(push);
  site.answer(201);
  await publish(-30);
  const event = {
    summary: '',
    heat: 1,
    trend: 'up' as const,
    curve_json: '[]',
    updated_at: '2026-11-03 08:00:00',
  };
  await gateway.db
    .insertInto('hot_events')
    .values([
      { ...event, id: 'h1', title: '一座桥通车', label: '桥' },
      { ...event, id: 'h2', title: '大明湖灯会', label: '灯会' },
    ])
    .execute();
});
afterEach(async () => {
  vi.restoreAllMocks();
  site.take();
  await gateway.close();
});

type Browser = ReturnType<typeof testBrowser>;
const browser = (name = 'b1') => testBrowser(site.origin, name);
const subscribe = (
  { endpoint, keys }: Browser,
  more: { events?: string[]; replaces?: string } = {},
  context = visitor,
) => call(gateway.handlers, 'startPush', { body: { endpoint, keys, events: ['h1'], ...more } }, context);
const stop = ({ endpoint }: Browser, events?: string[]) =>
  call(gateway.handlers, 'stopPush', { body: { endpoint, ...(events && { events }) } });
const stateOf = async ({ endpoint }: Browser) =>
  (await call(gateway.handlers, 'getPushState', { body: { endpoint } })).events;
const follow = (reader: SignedIn, on = true) =>
  call(
    gateway.handlers,
    'followNews',
    { body: { kind: 'event', id: 'h1', follow: on, clientId: clientId() } },
    reader,
  );
/** Publishes a story with the event's label, minutes after the start. */
async function publish(at: number, labels = ['桥']) {
  stories += 1;
  await gateway.addStories(story(`s${stories}`, -at, { labels, title: `第${stories}篇` }));
  return `s${stories}`;
}
async function notify(at: number) {
  gateway.moveTo(at);
  await notifyFollowers(gateway.deps, { push });
  return site.take();
}

test('a new story is one encrypted notification, signed by the gateway', async () => {
  const mine = browser();
  const { key } = await call(gateway.handlers, 'getPushKey', {});
  await subscribe(mine);
  expect(await notify(1)).toEqual([]);
  const news = await publish(2);
  const [sent, ...more] = await notify(3);
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    path: '/b1',
    headers: { 'content-encoding': 'aes128gcm', urgency: 'normal' },
  });
  expect(mine.decrypt(sent?.body ?? Buffer.of())).toEqual({
    event: 'h1',
    title: '一座桥通车',
    text: `第${stories}篇`,
    news,
  });
  expect(sent?.body.byteLength).toBeLessThan(400);
  expect(sent?.body.toString()).not.toContain('桥');
  const [, token = '', given] = /^vapid t=([^,]+), k=(.+)$/.exec(sent?.headers.authorization ?? '') ?? [];
  expect(given).toBe(key);
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  expect(
    verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: site.origin,
    sub: 'https://example.cn',
  });
  expect(await notify(4)).toEqual([]);
});

test('several new stories of an event are one notification, several events are several', async () => {
  const mine = browser();
  await subscribe(mine, { events: ['h1', 'h2'] });
  for (const at of [1, 2, 3]) await publish(at);
  await publish(2, ['灯会']);
  const sent = (await notify(5)).map(({ body }) => mine.decrypt(body));
  expect(sent).toHaveLength(2);
  expect(sent).toContainEqual(
    expect.objectContaining({ event: 'h1', text: `第${stories - 1}篇，共 3 篇新报道` }),
  );
  expect(sent).toContainEqual(expect.objectContaining({ event: 'h2', text: `第${stories}篇` }));
});

test('long titles are shortened, so that a notification stays small', async () => {
  const mine = browser();
  await gateway.db
    .updateTable('hot_events')
    .set({ title: '桥'.repeat(200) })
    .execute();
  await subscribe(mine);
  await gateway.addStories(story('long', -1, { labels: ['桥'], title: '长'.repeat(200) }));
  const [sent] = await notify(2);
  expect(mine.decrypt(sent?.body ?? Buffer.of())).toMatchObject({
    title: `${'桥'.repeat(39)}…`,
    text: `${'长'.repeat(59)}…`,
  });
  expect(sent?.body.byteLength).toBeLessThan(600);
});

test('gateways that look at the same time send once', async () => {
  for (let at = 0; at < 12; at += 1) await subscribe(browser(`b${at}`));
  await publish(1);
  gateway.moveTo(2);
  await Promise.all([1, 2, 3].map(() => notifyFollowers(gateway.deps, { push })));
  expect(
    site
      .take()
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(Array.from({ length: 12 }, (_, at) => `/b${at}`).toSorted());
});

test('what the quiet hours hold back is one notification in the morning', async () => {
  const mine = browser();
  await subscribe(mine);
  const hour = 60;
  await publish(13 * hour);
  const [evening] = await notify(13 * hour + 59);
  // it is not delivered in the quiet hours to a browser that is off until then
  expect(evening?.headers.ttl).toBe('60');
  await publish(14 * hour + 1);
  await publish(17 * hour);
  expect(await notify(14 * hour)).toEqual([]);
  expect(await notify(22 * hour + 59)).toEqual([]);
  const morning = await notify(23 * hour);
  expect(morning.map(({ body }) => mine.decrypt(body))).toMatchObject([
    { event: 'h1', text: `第${stories}篇，共 2 篇新报道` },
  ]);
  expect(morning[0]?.headers.ttl).toBe(String(15 * 3600));
});

test('the quiet hours are from 22:00 to 07:00 in Shanghai', () => {
  const quiet = ['2026-11-03T21:59:59', '2026-11-03T22:00:00', '2026-11-04T06:59:59', '2026-11-04T07:00:00'];
  expect(quiet.map((time) => isQuiet(new Date(`${time}+08:00`)))).toEqual([false, true, true, false]);
});

describe('a push service', () => {
  test.each([404, 410])('that answers %i knows the browser no more: it is forgotten', async (status) => {
    const mine = browser();
    await subscribe(mine);
    site.answer(status);
    await publish(1);
    expect(await notify(2)).toHaveLength(1);
    expect(await stateOf(mine)).toEqual([]);
    expect(await gateway.db.selectFrom('push_devices').selectAll().execute()).toEqual([]);
  });

  test('that is overloaded gets the notification later, once it takes it', async () => {
    const mine = browser();
    await subscribe(mine);
    site.answer(503);
    await publish(1);
    expect(await notify(2)).toHaveLength(1);
    expect(await notify(3)).toEqual([]);
    site.answer(429, '600');
    expect(await notify(4)).toHaveLength(1);
    expect(await notify(13)).toEqual([]);
    site.answer(201);
    expect(await notify(14)).toHaveLength(1);
    expect(await notify(200)).toEqual([]);
    expect(await stateOf(mine)).toEqual(['h1']);
  });

  test('that never takes it is left alone after five attempts, until there is news', async () => {
    await subscribe(browser());
    site.answer(500);
    await publish(1);
    let attempts = 0;
    for (let at = 2; at < 300; at += 5) attempts += (await notify(at)).length;
    expect(attempts).toBe(5);
    site.answer(201);
    await publish(301);
    expect(await notify(302)).toHaveLength(1);
  });

  test('that refuses the message is not asked again', async () => {
    const mine = browser();
    await subscribe(mine);
    site.answer(413);
    await publish(1);
    expect(await notify(2)).toHaveLength(1);
    expect(await notify(100)).toEqual([]);
    expect(await stateOf(mine)).toEqual(['h1']);
  });
});

describe('an endpoint', () => {
  const refused = { code: 400, fields: [{ path: 'body.endpoint', rule: 'public' }] };

  test('that is no public https address is refused', async () => {
    const mine = browser();
    for (const address of [
      'https://127.0.0.1',
      'https://[::1]',
      'https://10.0.0.1',
      'https://169.254.169.254',
      'https://2130706433',
      'https://user:secret@1.1.1.1',
      'http://1.1.1.1',
    ])
      await expect(subscribe({ ...mine, endpoint: `${address}/push` }), address).rejects.toMatchObject(
        refused,
      );
  });

  test('whose name leads into the network is refused, also when it does so later', async () => {
    const lookup = vi.spyOn(dns, 'lookup');
    const answer = (address: string) =>
      lookup.mockImplementation(((_name: string, _options: object, done: (...results: unknown[]) => void) =>
        done(null, [{ address, family: 4 }])) as never);
    const mine = { ...browser(), endpoint: 'https://push.example/x' };
    answer('192.168.1.1');
    await expect(subscribe(mine)).rejects.toMatchObject(refused);
    answer('1.1.1.1');
    await subscribe(mine);
    answer('192.168.1.1');
    await publish(1);
    await notify(2);
    expect(await stateOf(mine)).toEqual([]);
  });

  test('needs keys that can be encrypted for', async () => {
    const mine = browser();
    const keys = { ...mine.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') };
    await expect(subscribe({ ...mine, keys })).rejects.toMatchObject(refused);
  });
});

describe('a subscription', () => {
  test('holds events until they are stopped, and ends with the last', async () => {
    const mine = browser();
    expect(await subscribe(mine)).toEqual({ events: ['h1'] });
    expect(await subscribe(mine, { events: ['h2', 'unknown'] })).toEqual({ events: ['h1', 'h2'] });
    expect(await stop(mine, ['h1'])).toEqual({ events: ['h2'] });
    await publish(1);
    expect(await notify(2)).toEqual([]);
    expect(await stop(mine)).toEqual({ events: [] });
    expect(await stop(mine)).toEqual({ events: [] });
    expect(await gateway.db.selectFrom('push_devices').selectAll().execute()).toEqual([]);
  });

  test('of unknown events alone is a 404, and of too many a 409', async () => {
    await expect(subscribe(browser(), { events: ['unknown'] })).rejects.toMatchObject({ code: 404 });
    const mine = browser();
    await subscribe(mine);
    const rows = Array.from({ length: 99 }, (_, at) => ({
      event_id: `e${at}`,
      notified_at: '2026-11-03 08:00:00',
      retry_at: null,
    }));
    const { endpoint_hash } = await gateway.db
      .selectFrom('push_devices')
      .select('endpoint_hash')
      .executeTakeFirstOrThrow();
    await gateway.db
      .insertInto('push_events')
      .values(rows.map((row) => ({ ...row, endpoint_hash })))
      .execute();
    await expect(subscribe(mine, { events: ['h2'] })).rejects.toMatchObject({ code: 409 });
    expect(await stateOf(mine)).toHaveLength(100);
  });

  test('moves with its events to the browser’s new endpoint', async () => {
    const reader = await gateway.signIn('泉城老李');
    await follow(reader);
    const [old, now] = [browser('old'), browser('new')];
    await subscribe(old, {}, reader);
    const { endpoint, keys } = now;
    // a service worker, which has no token
    await call(gateway.handlers, 'startPush', { body: { endpoint, keys, replaces: old.endpoint } });
    expect([await stateOf(old), await stateOf(now)]).toEqual([[], ['h1']]);
    expect(await gateway.db.selectFrom('push_devices').select('user_id').execute()).toEqual([
      { user_id: reader.reader.id },
    ]);
  });

  test('is limited for a device in its network', async () => {
    const context = { ...visitor, device: 'uuid', address: '1.2.3.4' };
    for (let at = 0; at < 60; at += 1) await subscribe(browser(), {}, context);
    await expect(subscribe(browser(), {}, context)).rejects.toMatchObject({ code: 429 });
  });
});

describe('a reader', () => {
  test('is notified of what they follow and have not seen', async () => {
    const reader = await gateway.signIn('泉城老李');
    await subscribe(browser(), {}, reader);
    await publish(1);
    expect(await notify(2)).toEqual([]);
    await follow(reader);
    await publish(3);
    expect(await notify(4)).toHaveLength(1);
    await publish(5);
    gateway.moveTo(6);
    await call(gateway.handlers, 'updateNewsFollow', { body: { kind: 'event', id: 'h1' } }, reader);
    expect(await notify(7)).toEqual([]);
  });

  test('who follows an event no more is notified in no browser', async () => {
    const reader = await gateway.signIn('泉城老李');
    await follow(reader);
    const [one, two, others] = [browser('1'), browser('2'), browser('3')];
    await subscribe(one, {}, reader);
    await subscribe(two, { events: ['h1', 'h2'] }, reader);
    await subscribe(others);
    await follow(reader, false);
    expect(await Promise.all([one, two, others].map(stateOf))).toEqual([[], ['h2'], ['h1']]);
  });

  test('has at most ten browsers: the oldest is forgotten', async () => {
    const reader = await gateway.signIn('泉城老李');
    const browsers = Array.from({ length: 11 }, (_, at) => browser(`${at}`));
    for (const [at, one] of browsers.entries()) {
      gateway.moveTo(at);
      await subscribe(one, {}, reader);
    }
    expect((await Promise.all(browsers.map(stateOf))).map(({ length }) => length)).toEqual([
      0,
      ...Array(10).fill(1),
    ]);
  });

  test('a reader who subscribes in another’s browser receives none of their events', async () => {
    const [first, second] = [await gateway.signIn('泉城老李'), await gateway.signIn('海边小周')];
    const shared = browser();
    await subscribe(shared, {}, first);
    await subscribe(shared, { events: ['h2'] }, second);
    expect(await stateOf(shared)).toEqual(['h2']);
  });

  test('who signs out is notified there no more, or nowhere', async () => {
    const reader = await gateway.signIn('泉城老李');
    const [here, there] = [browser('here'), browser('there')];
    const signedIn = { ...reader, token: 'token' };
    await subscribe(here, {}, { ...reader, device: 'here' });
    await subscribe(there, {}, { ...reader, device: 'there' });
    await call(gateway.handlers, 'signOut', { body: {} }, { ...signedIn, device: 'here' });
    expect([await stateOf(here), await stateOf(there)]).toEqual([[], ['h1']]);
    await call(gateway.handlers, 'signOut', { body: { everywhere: true } }, { ...signedIn, device: 'here' });
    expect(await stateOf(there)).toEqual([]);
  });

  test('finds their browsers in the export, and deletes them with the account', async () => {
    const reader = await gateway.signIn('泉城老李');
    const mine = browser();
    await subscribe(mine, {}, reader);
    const { account } = await gateway.exportOf(reader);
    expect(account.pushDevices).toEqual([
      { service: site.host, events: ['一座桥通车'], at: '2026-11-03 08:00:00' },
    ]);
    expect(JSON.stringify(account)).not.toContain(mine.endpoint);
    await deleteAccount(gateway.db, gateway.account.vault, reader.reader.id, new Date());
    for (const table of ['push_devices', 'push_events'] as const)
      expect(await gateway.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
