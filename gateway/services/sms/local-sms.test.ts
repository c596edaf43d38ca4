import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalSms, readOutbox } from './local-sms.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sms-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const now = () => new Date('2026-11-03T00:00:00Z');

test('a message is printed and stored without the full phone number, newest first', async () => {
  const printed: string[] = [];
  const place = join(folder, 'some');
  const sms = createLocalSms(place, (line) => printed.push(line), now);
  expect(await readOutbox(place)).toEqual([]);
  await sms.sendCode('13800138000', '012345', 5);
  await sms.sendCode('13900139000', '678901', 5);
  expect(printed[0]).toBe('短信 → 138****8000  【齐鲁晚报】验证码 012345，5 分钟内有效。不要告诉任何人。');
  const kept = await readOutbox(place);
  expect(kept.map(({ phone }) => phone)).toEqual(['139****9000', '138****8000']);
  expect(kept[1]).toMatchObject({
    sentAt: '2026-11-03T00:00:00.000Z',
    text: expect.stringContaining('012345'),
  });
  expect(JSON.stringify([printed, kept])).not.toContain('13800138000');
});

test('the outbox does not grow without limit', async () => {
  const place = join(folder, 'many');
  const sms = createLocalSms(place, () => {}, now);
  for (let sent = 0; sent < 201; sent += 1)
    await sms.sendCode('13800138000', String(sent).padStart(6, '0'), 5);
  const kept = await readOutbox(place);
  expect(kept).toHaveLength(100);
  expect(kept[0]?.text).toContain('000200');
});
