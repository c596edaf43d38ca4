import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestActivity, addTestGroup, addTestVolunteer } from '../../domains/commonweal/test-commonweal.ts';
import {
  call,
  clientId,
  openTestHandlers,
  type SignedIn,
  type TestHandlers,
} from '../../http/testing/test-handlers.ts';
import { runEditorCli } from '../test-editor-cli.ts';

let gateway: TestHandlers;
let wang: SignedIn;
beforeAll(async () => {
  gateway = await openTestHandlers();
  wang = await gateway.signIn('晓芳');
  await addTestGroup(gateway.db, 'grp-1', { audit: 'pending', decided_at: null });
  await addTestVolunteer(gateway.db, 'vol-1', wang.reader.id, { audit: 'pending', decided_at: null });
  // in the past for any system clock
  await addTestActivity(gateway.db, 'act-1', 'grp-1', {
    register_until: '2020-11-03 09:00:00',
    starts_at: '2020-11-03 09:00:00',
    ends_at: '2020-11-03 12:00:00',
  });
});
afterAll(() => gateway.close());

const cli = (...args: readonly string[]) => runEditorCli(gateway.database.location, args);

describe('commonweal', () => {
  test('lists pending applications and decides each once', async () => {
    expect((await cli('commonweal', 'list')).printed.join('\n')).toMatch(/vol-1.*\n.*grp-1/s);
    expect(await cli('commonweal', 'reject', 'grp-1')).toMatchObject({ code: 1 });
    expect(await cli('commonweal', 'reject', 'grp-1', '证书', '不清楚')).toMatchObject({ code: 0 });
    expect(await cli('commonweal', 'approve', 'grp-1')).toMatchObject({ code: 1 });
    expect(await cli('commonweal', 'approve', 'vol-1')).toMatchObject({ code: 0 });
    const { volunteer } = await call(gateway.handlers, 'getCommonwealIdentity', { query: {} }, wang);
    expect(volunteer.status).toBe('approved');
  });

  test('locks a volunteer until the end of a day and unlocks', async () => {
    const lock = () => call(gateway.handlers, 'checkVolunteerLock', { query: {} }, wang);
    expect(await cli('commonweal', 'lock', 'vol-1', '2199-02-30', '三次未到')).toMatchObject({ code: 1 });
    expect(await cli('commonweal', 'lock', 'vol-1', '2000-01-01', '三次未到')).toMatchObject({ code: 1 });
    expect(await cli('commonweal', 'lock', 'vol-1', '2199-12-31', '三次未到')).toMatchObject({ code: 0 });
    expect(await lock()).toEqual({ lock: 'locked', until: '2199-12-31 23:59:59', reason: '三次未到' });
    expect(await cli('commonweal', 'unlock', 'vol-1')).toMatchObject({ code: 0 });
    expect(await lock()).toEqual({ lock: 'open' });
  });

  test('records hours in the chain and withdraws a certificate', async () => {
    const at = { registered_at: '2020-11-01 09:00:00', changed_at: '2020-11-01 09:00:00' };
    await gateway.db
      .insertInto('registrations')
      .values({ activity_id: 'act-1', volunteer_id: 'vol-1', state: 'registered', ...at })
      .execute();
    expect(await cli('commonweal', 'attend', 'act-1', 'vol-1', 'many')).toMatchObject({ code: 1 });
    expect(await cli('commonweal', 'attend', 'act-1', 'vol-1', '4')).toMatchObject({ code: 1 });
    const marked = await cli('commonweal', 'attend', 'act-1', 'vol-1', '2.5');
    expect(marked).toMatchObject({ code: 0 });
    const [certificate = ''] = /QL-[\w-]+/.exec(marked.printed.join()) ?? [];
    const state = async () =>
      (await call(gateway.handlers, 'checkCertificate', { query: { code: certificate } })).state;
    expect(await state()).toBe('valid');
    expect(await cli('commonweal', 'withdraw', certificate)).toMatchObject({ code: 0 });
    expect(await cli('commonweal', 'withdraw', certificate)).toMatchObject({ code: 1 });
    expect(await state()).toBe('withdrawn');
    const home = () => call(gateway.handlers, 'getVolunteerHome', { query: {} }, wang);
    expect(await home()).toMatchObject({ volunteer: { minutes: 0, activities: 0 }, counts: { attended: 0 } });
    // after a withdrawal, attendance can be recorded again
    expect(await cli('commonweal', 'attend', 'act-1', 'vol-1', '1.5')).toMatchObject({ code: 0 });
    expect(await home()).toMatchObject({
      volunteer: { minutes: 90, activities: 1 },
      counts: { attended: 1 },
    });
    expect(await state()).toBe('withdrawn');
  });

  test('creates a show and publishes it once', async () => {
    const written = await cli('commonweal', 'show', 'act-1', '河边的一上午', '--text', '捡了十斤');
    const [showId = ''] = /show-\w+/.exec(written.printed.join()) ?? [];
    const show = () => call(gateway.handlers, 'getCommonwealShow', { query: { showId } });
    await expect(show()).rejects.toMatchObject({ code: 404 });
    expect(await cli('commonweal', 'publish', showId)).toMatchObject({ code: 0 });
    expect(await cli('commonweal', 'publish', showId)).toMatchObject({ code: 1 });
    expect(await show()).toMatchObject({ title: '河边的一上午', thumbs: 0 });
    const thumb = () =>
      call(gateway.handlers, 'thumbCommonwealShow', { query: { showId, clientId: clientId() } }, wang);
    expect(await thumb()).toEqual({ showId, thumbs: 1, thumbed: true });
    expect(await thumb()).toEqual({ showId, thumbs: 1, thumbed: true });
  });

  test.each([[[]], [['list', 'people']], [['approve']], [['approve', 'tip-1']], [['toString']]])(
    'rejects %j and prints the usage',
    async (args: readonly string[]) => {
      const { code, errorText } = await cli('commonweal', ...args);
      expect(code).toBe(1);
      expect(errorText).toContain('list [volunteers|');
    },
  );
});
