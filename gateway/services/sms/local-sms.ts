import * as v from 'valibot';
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maskPhone, type SmsService } from './sms-service.ts';

const messageShape = v.object({
  /** ISO 8601 */
  sentAt: v.string(),
  /** such as `138****8000` */
  phone: v.string(),
  text: v.string(),
});

/** A message in the outbox file, without the full phone number. */
export type OutboxMessage = v.InferOutput<typeof messageShape>;

/** above this, the older half is deleted */
const maxMessages = 200;

const outboxFile = (folder: string) => join(folder, 'sms-outbox.jsonl');

/**
 * For use without a provider: prints messages and appends them to a file in the data folder, which `npm run desk -- sms`
 * lists. @param print prints one line on the gateway's console
 */
export function createLocalSms(
  folder: string,
  print: (line: string) => void,
  now: () => Date = () => new Date(),
): SmsService {
  return {
    async sendCode(phone, code, minutes) {
      const text = `【齐鲁晚报】验证码 ${code}，${minutes} 分钟内有效。不要告诉任何人。`;
      const message: OutboxMessage = { sentAt: now().toISOString(), phone: maskPhone(phone), text };
      await mkdir(folder, { recursive: true });
      await appendFile(outboxFile(folder), `${JSON.stringify(message)}\n`, { mode: 0o600 });
      await dropOldest(folder);
      print(`短信 → ${message.phone}  ${text}`);
    },
  };
}

/** The messages sent, newest first. */
export async function readOutbox(folder: string): Promise<OutboxMessage[]> {
  let text: string;
  try {
    text = await readFile(outboxFile(folder), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(messageShape, JSON.parse(line)))
    .toReversed();
}

async function dropOldest(folder: string): Promise<void> {
  const messages = await readOutbox(folder);
  if (messages.length <= maxMessages) return;
  const remaining = messages.slice(0, maxMessages / 2).toReversed();
  const draft = `${outboxFile(folder)}.new`;
  await writeFile(draft, remaining.map((message) => `${JSON.stringify(message)}\n`).join(''), {
    mode: 0o600,
  });
  await rename(draft, outboxFile(folder));
}
