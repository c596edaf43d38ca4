import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maskPhone, type SmsService } from './sms-service.ts';

/** A message as the outbox keeps it, without the phone it went to. */
export interface OutboxMessage {
  /** ISO 8601 */
  readonly sentAt: string;
  /** such as `138****8000` */
  readonly phone: string;
  readonly text: string;
}

/** messages kept; half of them go when there are more */
const mostKept = 200;

const outboxFile = (folder: string) => join(folder, 'sms-outbox.jsonl');

/**
 * Where no provider is set: a message is printed, and kept in a file of the data folder that `npm run desk -- sms`
 * reads. @param print one line for whoever runs the gateway
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

/** What was sent, newest first. */
export async function readOutbox(folder: string): Promise<OutboxMessage[]> {
  let text: string;
  try {
    text = await readFile(outboxFile(folder), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  // a line is written in one piece by `createLocalSms`, which alone writes the file
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as OutboxMessage)
    .toReversed();
}

async function dropOldest(folder: string): Promise<void> {
  const messages = await readOutbox(folder);
  if (messages.length <= mostKept) return;
  const kept = messages.slice(0, mostKept / 2).toReversed();
  const draft = `${outboxFile(folder)}.new`;
  await writeFile(draft, kept.map((message) => `${JSON.stringify(message)}\n`).join(''), { mode: 0o600 });
  await rename(draft, outboxFile(folder));
}
