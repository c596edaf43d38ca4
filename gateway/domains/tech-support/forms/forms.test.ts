import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { requestEncrypted, encryptFor } from '../../../../src/lib/crypto/encrypted-text.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import {
  call,
  clientId,
  openTestHandlers,
  type SignedIn,
  type TestHandlers,
} from '../../../http/testing/test-handlers.ts';
import { deleteAccount } from '../../account/own-data.ts';
import { entryTable } from './entry-table.ts';

type Draft = Schemas['FormFieldDraft'];

const questions: Draft[] = [
  { kind: 'text', label: '姓名', required: true },
  { kind: 'phone', label: '手机', required: true },
  { kind: 'choice', label: '场次', required: false, choices: ['上午', '下午', '上午', ' '] },
  { kind: 'multiple', label: '兴趣', required: false, choices: ['读书', '看展', '听课'] },
  { kind: 'date', label: '生日', required: false },
];
const good = { f1: ['王芳'], f2: ['13800138000'], f3: ['下午'], f4: ['读书', '听课'], f5: ['2000-02-29'] };

let gateway: TestHandlers;
let me: SignedIn;
let formId: string;
beforeEach(async () => {
  gateway = await openTestHandlers();
  me = await gateway.signIn('日知书店');
  formId = await publish(me);
});
afterEach(() => gateway.close());

const key = () => {
  const { publicPem: pem, bits } = gateway.account.transport;
  return { pem, bits };
};
async function publish(owner: SignedIn, fields = questions, title = '读书会报名'): Promise<string> {
  const body = { title, note: '只用于安排座位', fields, clientId: clientId() };
  return (await call(gateway.handlers, 'publishForm', { body }, owner)).id;
}
const send = (answers: unknown, id = clientId(), to = formId) =>
  call(gateway.handlers, 'sendFormEntry', {
    body: { formId: to, answers: encryptFor(JSON.stringify(answers), key()), clientId: id },
  });
async function entries(reader = me): Promise<{ answers: unknown }[]> {
  const question = requestEncrypted(key());
  const body = { formId, key: question.key };
  return JSON.parse(
    question.open((await call(gateway.handlers, 'listFormEntries', { body }, reader)).sealed),
  );
}
async function table(reader = me): Promise<string> {
  const question = requestEncrypted(key());
  const body = { formId, key: question.key };
  return question.open((await call(gateway.handlers, 'downloadFormEntries', { body }, reader)).sealed);
}

describe('a form', () => {
  test('can be read by anybody, names its owner, and lists each choice once', async () => {
    const form = await call(gateway.handlers, 'getForm', { query: { formId } });
    expect(form).toMatchObject({
      title: '读书会报名',
      note: '只用于安排座位',
      owner: '日知书店',
      open: true,
    });
    expect(form.fields.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'f1 text',
      'f2 phone',
      'f3 choice',
      'f4 multiple',
      'f5 date',
    ]);
    expect(form.fields[2]?.choices).toEqual(['上午', '下午']);
  });

  test('needs at least two options for a choice', async () => {
    await expect(
      publish(me, [{ kind: 'choice', label: '场次', required: false, choices: ['上午', '上午'] }]),
    ).rejects.toMatchObject({
      code: 400,
      fields: [{ path: 'body.fields.0.choices' }],
    });
  });

  test('is one of at most fifty for each reader', async () => {
    for (let made = 1; made < 50; made += 1) await publish(me);
    await expect(publish(me)).rejects.toMatchObject({ code: 409 });
    const stranger = await gateway.signIn('别人');
    await expect(publish(stranger)).resolves.toBeDefined();
  });

  test('is part of its owner’s data export', async () => {
    await send(good);
    const { forms } = (await gateway.exportOf(me)).account;
    expect(forms).toEqual([
      { id: formId, title: '读书会报名', open: true, entries: 1, createdAt: '2026-11-03 08:00:00' },
    ]);
  });

  test('is deleted with its entries by its owner, or with the owner’s account', async () => {
    await send(good);
    await call(gateway.handlers, 'removeForm', { body: { formId, clientId: clientId() } }, me);
    await expect(call(gateway.handlers, 'getForm', { query: { formId } })).rejects.toMatchObject({
      code: 404,
    });
    formId = await publish(me);
    await send(good);
    await deleteAccount(
      gateway.db,
      gateway.account.vault,
      me.reader.id,
      new Date('2026-11-03T09:00:00+08:00'),
    );
    for (const name of ['collect_forms', 'collect_entries'] as const)
      expect(await gateway.db.selectFrom(name).selectAll().execute()).toEqual([]);
  });
});

describe('an entry', () => {
  test('can be read by the owner only and is never stored in plain text', async () => {
    await send({ ...good, f9: ['not asked'] });
    expect(await entries()).toMatchObject([{ answers: good }]);
    const kept = JSON.stringify([
      await gateway.db.selectFrom('collect_entries').selectAll().execute(),
      await gateway.db.selectFrom('write_receipts').selectAll().execute(),
    ]);
    for (const secret of ['13800138000', '王芳', '2000-02-29']) expect(kept).not.toContain(secret);
    const stranger = await gateway.signIn('别人');
    await expect(entries(stranger)).rejects.toMatchObject({ code: 403 });
    await expect(table(stranger)).rejects.toMatchObject({ code: 403 });
    for (const operation of ['updateForm', 'removeForm'] as const) {
      const body = { formId, open: false, clientId: clientId() };
      await expect(call(gateway.handlers, operation, { body }, stranger)).rejects.toMatchObject({
        code: 403,
      });
    }
  });

  test('that is sent twice is stored once', async () => {
    const id = clientId();
    expect(await send(good, id)).toEqual(await send(good, id));
    expect(await entries()).toHaveLength(1);
    const { list } = await call(gateway.handlers, 'listForms', {}, me);
    expect(list).toMatchObject([{ id: formId, entries: 1, open: true }]);
  });

  test.each([
    [{ ...good, f1: [] }, 'f1'],
    [{ ...good, f1: [' \u202e '] }, 'f1'],
    [{ ...good, f1: ['长'.repeat(201)] }, 'f1'],
    [{ ...good, f1: ['一', '二'] }, 'f1'],
    [{ ...good, f2: ['1380013800'] }, 'f2'],
    [{ ...good, f3: ['晚上'] }, 'f3'],
    [{ ...good, f4: ['读书', '读书'] }, 'f4'],
    [{ ...good, f5: ['2001-02-29'] }, 'f5'],
  ])(
    'with an invalid answer is rejected with the field’s path: %j',
    async (answers: unknown, field: string) => {
      await expect(send(answers)).rejects.toMatchObject({
        code: 400,
        fields: [{ path: `body.answers.${field}` }],
      });
    },
  );

  test.each([null, [], 'x', { f1: 'x' }, { f1: [1] }])(
    'that is malformed is rejected: %j',
    async (answers) => {
      await expect(send(answers)).rejects.toMatchObject({ code: 400, fields: [{ path: 'body.answers' }] });
    },
  );

  test('is accepted by open forms only', async () => {
    await call(gateway.handlers, 'updateForm', { body: { formId, open: false, clientId: clientId() } }, me);
    await expect(send(good)).rejects.toMatchObject({ code: 409 });
    await call(gateway.handlers, 'updateForm', { body: { formId, open: true, clientId: clientId() } }, me);
    await expect(send(good)).resolves.toBeDefined();
    await expect(send(good, clientId(), 'none')).rejects.toMatchObject({ code: 404 });
  });

  test('is listed newest first, page by page', async () => {
    for (const [at, name] of ['一', '二', '三'].entries()) {
      gateway.moveTo(at);
      await send({ ...good, f1: [name] });
    }
    const names: unknown[] = [];
    let cursor: string | undefined;
    do {
      const question = requestEncrypted(key());
      const body = { formId, key: question.key, pageSize: 2, ...(cursor !== undefined && { cursor }) };
      const page = await call(gateway.handlers, 'listFormEntries', { body }, me);
      const list: { answers: { f1: string[] } }[] = JSON.parse(question.open(page.sealed));
      names.push(...list.map(({ answers }) => answers.f1[0]));
      expect(page.total).toBe(3);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(names).toEqual(['三', '二', '一']);
  });
});

describe('the CSV table', () => {
  test('shows its Chinese text in spreadsheet programs and runs no formula', async () => {
    await send({ ...good, f1: ['=HYPERLINK("http://evil","x")'] });
    const csv = await table();
    expect(csv.startsWith('\ufeff"提交时间","姓名","手机","场次","兴趣","生日"\r\n')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil"",""x"")"`);
    expect(csv).toContain('"读书、听课"');
    expect(csv.endsWith('\r\n')).toBe(true);
  });

  test.each(['=1', '+1', '-1', '@x', '\tx', '＝1', '＋1'])('treats %j as text', (text) => {
    const field = { id: 'f1', kind: 'text' as const, label: text, required: false, choices: [] };
    const csv = entryTable([field], [{ id: '1', createdAt: '2026-11-03 08:00:00', answers: { f1: [text] } }]);
    expect(csv).toBe(`\ufeff"提交时间","'${text}"\r\n"2026-11-03 08:00:00","'${text}"\r\n`);
  });
});
