import { afterEach, beforeEach, expect, test } from 'vitest';
import { encryptFor } from '../../../src/lib/crypto/encrypted-text.ts';
import { call, clientId, openTestHandlers, type TestHandlers } from '../../http/testing/test-handlers.ts';
import { createVault } from '../../services/encryption/personal-data-vault.ts';
import { listTrials } from './trial-requests.ts';

let gateway: TestHandlers;
beforeEach(async () => {
  gateway = await openTestHandlers();
});
afterEach(() => gateway.close());

interface Typed {
  readonly company?: string;
  readonly name?: string;
  readonly phone?: string;
  readonly wish?: string;
  readonly id?: string;
  readonly address?: string;
}

async function apply({
  company = '济南日知书店',
  name = '王芳',
  phone = '13800138000',
  ...more
}: Typed = {}) {
  const { publicPem: pem, bits } = gateway.account.transport;
  const body = {
    company,
    name: encryptFor(name, { pem, bits }),
    phone: encryptFor(phone, { pem, bits }),
    product: 'edit' as const,
    ...(more.wish !== undefined && { wish: more.wish }),
    clientId: more.id ?? clientId(),
  };
  return call(
    gateway.handlers,
    'applyTrial',
    { body },
    { requestId: 'test', address: more.address ?? '10.0.0.1' },
  );
}

const kept = () => listTrials(gateway.db, gateway.account.vault, 10);

test('a request is stored completely and can be read with the vault’s key only', async () => {
  expect(await apply({ wish: '想校对公众号' })).toEqual({ receivedAt: '2026-11-03 08:00:00' });
  expect(await kept()).toMatchObject([
    { company: '济南日知书店', name: '王芳', phone: '13800138000', product: 'edit', wish: '想校对公众号' },
  ]);
  const rows = JSON.stringify([
    await gateway.db.selectFrom('trials').selectAll().execute(),
    await gateway.db.selectFrom('write_receipts').selectAll().execute(),
  ]);
  for (const secret of ['13800138000', '王芳', '日知书店', '公众号']) expect(rows).not.toContain(secret);
  await expect(listTrials(gateway.db, createVault(Buffer.alloc(32)), 10)).rejects.toThrow(Error);
});

test('a retry, encrypted again, is stored once', async () => {
  const id = clientId();
  expect(await apply({ id })).toEqual(await apply({ id }));
  expect(await kept()).toHaveLength(1);
  await expect(apply({ id, name: '李雷' })).rejects.toMatchObject({ code: 409 });
});

test.each([
  [{ company: ' \u202e\u0000 ' }, 'body.company'],
  [{ name: '' }, 'body.name'],
  [{ name: '名'.repeat(31) }, 'body.name'],
  [{ phone: '1380013800' }, 'body.phone'],
  [{ phone: '+8613800138000' }, 'body.phone'],
])('%j is rejected with the field’s path', async (typed: Typed, path: string) => {
  await expect(apply(typed)).rejects.toMatchObject({ code: 400, fields: [{ path }] });
  expect(await kept()).toEqual([]);
});

test('a field encrypted for another key is rejected with the field’s path', async () => {
  const { publicPem: pem, bits } = gateway.account.transport;
  const name = { ...encryptFor('王芳', { pem, bits }), key: encryptFor('王芳', { pem, bits }).key };
  const body = { company: '社', name, phone: name, product: 'edit' as const, clientId: clientId() };
  await expect(call(gateway.handlers, 'applyTrial', { body })).rejects.toMatchObject({
    fields: [{ path: 'body.name', rule: 'sealed' }],
  });
});

test('markup and bidirectional control characters are treated as text', async () => {
  await apply({ company: '<b>社</b>\u202e', wish: '😀<script>' });
  expect(await kept()).toMatchObject([{ company: '<b>社</b>', wish: '😀<script>' }]);
});

test('a network that sends too many requests has to wait, others do not', async () => {
  for (let sent = 0; sent < 120; sent += 1) await apply();
  await expect(apply()).rejects.toMatchObject({ code: 429, retryAfter: 3600 });
  await expect(apply({ address: '10.0.0.2' })).resolves.toBeDefined();
});
