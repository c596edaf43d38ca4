import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encryptFor } from '../../../src/lib/crypto/encrypted-text.ts';
import { messagingLoginSteps } from '../../http/testing/test-messaging.ts';
import { openTestServer, start, type TestServer, repository } from '../../http/testing/test-server.ts';

let server: TestServer;
let now: Date;
let lines: string[];
let steps: ReturnType<typeof messagingLoginSteps>;
beforeEach(async () => {
  now = start;
  lines = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  server = await openTestServer({ root: repository, clock: () => now, logLevel: 'info', logStream });
  steps = messagingLoginSteps(server, encryptFor);
});
afterEach(() => server.close());

const requestCode = (openId = 'sandbox-wang') => server.account.messagingApp.issueCode(openId, false);
const refusedField = (response: { statusCode: number; json(): { data: { fields: { path: string }[] } } }) =>
  `${response.statusCode} ${response.json().data.fields[0]?.path}`;
const noState = '400 body.state';

describe('a state', () => {
  test('that was never issued is rejected and spends no code', async () => {
    const code = requestCode();
    const { verifier } = await steps.startLogin();
    expect(refusedField(await steps.finishLogin({ state: 'A'.repeat(43), verifier }, code))).toBe(noState);
    expect((await steps.finishLogin(await steps.startLogin(), code)).statusCode).toBe(200);
  });

  test('that is missing is rejected by the contract', async () => {
    const response = await steps.finishLogin(
      { state: '', verifier: (await steps.startLogin()).verifier },
      requestCode(),
    );
    expect(refusedField(response)).toBe(noState);
  });

  test('works once: a replay with another code is rejected', async () => {
    const attempt = await steps.startLogin();
    expect((await steps.finishLogin(attempt, requestCode())).statusCode).toBe(200);
    expect(refusedField(await steps.finishLogin(attempt, requestCode()))).toBe(noState);
  });

  test('works once for concurrent calls too', async () => {
    const attempt = await steps.startLogin();
    const responses = await Promise.all([1, 2, 3, 4].map(() => steps.finishLogin(attempt, requestCode())));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('is useless without the verifier that only the page knows, and is not consumed by an attempt without it', async () => {
    const attempt = await steps.startLogin();
    const stranger = await steps.startLogin();
    const stolen = { state: attempt.state, verifier: stranger.verifier };
    expect(refusedField(await steps.finishLogin(stolen, requestCode()))).toBe(noState);
    expect((await steps.finishLogin(attempt, requestCode())).statusCode).toBe(200);
  });

  test('of an attacker who wants a reader signed in to the attacker’s account is rejected on the reader’s page', async () => {
    const [stranger, reader] = [await steps.startLogin(), await steps.startLogin()];
    const planted = { state: stranger.state, verifier: reader.verifier };
    expect(refusedField(await steps.finishLogin(planted, requestCode('sandbox-li')))).toBe(noState);
  });

  test('expires after ten minutes', async () => {
    const attempt = await steps.startLogin();
    now = new Date(now.getTime() + 600_000);
    expect(refusedField(await steps.finishLogin(attempt, requestCode()))).toBe(noState);
  });
});

test('a used code is rejected, whatever state comes with it', async () => {
  const code = requestCode();
  await steps.finishLogin(await steps.startLogin(), code);
  expect(refusedField(await steps.finishLogin(await steps.startLogin(), code))).toBe('400 body.code');
});

test('login attempts per client address are limited, since each is a row', async () => {
  const challenge = 'c'.repeat(43);
  const begin = () => server.post('/gateway/x/account/messaging-login', { challenge });
  for (let begun = 0; begun < 120; begun += 1) expect((await begin()).statusCode).toBe(200);
  const refused = await begin();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
  now = new Date(now.getTime() + 600_000);
  expect((await begin()).statusCode).toBe(200);
});

test('checkbind accepts calls of the pages’ own client only', async () => {
  const response = await steps.finishLogin(await steps.startLogin(), requestCode(), {
    authorization: 'Basic eDp5',
  });
  expect(response.statusCode).toBe(401);
});

describe('a ticket', () => {
  test('binds once: it cannot bind the user to a second phone', async () => {
    const { bindTicket } = (await steps.loginAs('sandbox-wang')).json().data;
    await steps.bind('13800138000', bindTicket);
    expect(refusedField(await steps.bind('13900139000', bindTicket))).toBe('400 body.bindTicket');
    expect((await steps.loginAs('sandbox-wang')).json().data.state).toBe('bound');
  });

  test('of a user who was bound in the meantime does not move them to another reader', async () => {
    const [one, other] = [
      (await steps.loginAs('sandbox-wang')).json().data.bindTicket,
      (await steps.loginAs('sandbox-wang')).json().data.bindTicket,
    ];
    const mine = (await steps.bind('13800138000', one)).json().data;
    const theirs = await steps.bind('13900139000', other);
    expect(theirs.statusCode).toBe(409);
    expect((await steps.loginAs('sandbox-wang')).json().data.session.user.name).toBe(mine.user.name);
    expect(await phones()).toHaveLength(1);
  });

  test('that was never issued binds nobody', async () => {
    expect(refusedField(await steps.bind('13800138000', 'A'.repeat(43)))).toBe('400 body.bindTicket');
    expect(await phones()).toEqual([]);
  });

  const phones = () => server.database.db.selectFrom('user_phones').select('user_id').execute();
});

test('signing in issues a new token, so session fixation gains nothing', async () => {
  const { bindTicket } = (await steps.loginAs('sandbox-wang')).json().data;
  const { token: planted } = (await steps.bind('13800138000', bindTicket)).json().data;
  const other = (await steps.loginAs('sandbox-li')).json().data.bindTicket;
  await steps.bind('13900139000', other);
  const given = (
    await steps.finishLogin(await steps.startLogin(), requestCode('sandbox-li'), {
      token: planted,
      cookie: `wxToken=${planted}; readerToken=${planted}`,
    })
  ).json().data.session;
  expect(given.token).not.toBe(planted);
  expect(given.user.name).toBe('李建国');
});

test('state, code, ticket, token and messaging app ids appear neither in the log nor in a database row', async () => {
  const attempt = await steps.startLogin();
  const code = requestCode();
  await server.get(`/new/login/loginCommon?code=${code}&state=${attempt.state}`);
  const { bindTicket } = (await steps.finishLogin(attempt, code)).json().data;
  const kept = await server.database.db.selectFrom('messaging_tickets').selectAll().execute();
  const { token } = (await steps.bind('13800138000', bindTicket)).json().data;
  await steps.finishLogin(attempt, code);
  const bound = await server.database.db.selectFrom('messaging_bindings').selectAll().execute();
  const [log, rows] = [lines.join(''), JSON.stringify([kept, bound])];
  expect(lines.length).toBeGreaterThan(4);
  expect([kept.length, bound.length]).toEqual([1, 1]);
  for (const secret of [attempt.state, attempt.verifier, code, bindTicket, token, 'sandbox-wang', '王秀兰']) {
    expect(log).not.toContain(secret);
    expect(rows).not.toContain(secret);
  }
});

test('expired rows are deleted', async () => {
  const { sweep } = await import('../../db/sweep.ts');
  await steps.startLogin();
  await steps.loginAs('sandbox-wang');
  const rows = async () =>
    (await server.database.db.selectFrom('messaging_logins').select('state_hash').execute()).length +
    (await server.database.db.selectFrom('messaging_tickets').select('ticket_hash').execute()).length;
  expect(await rows()).toBe(2);
  await sweep(server.database.db, new Date(now.getTime() + 901_000));
  expect(await rows()).toBe(0);
});
