import { parseArgs } from 'node:util';
import { issueToken } from '../../domains/account/tokens.ts';
import { readerNamed } from '../../domains/account/users.ts';
import { type EditorCommand, CommandError } from '../editor-command.ts';
import { oneLine } from '../arguments.ts';

const defaultDays = 30;
const maxNameLength = 20;
const maxDays = 3650;

export const token: EditorCommand = {
  usage: '<name> [--days N]',
  summary:
    '为一位读者生成登录令牌和带令牌的地址；没有这位读者时新建 (create a login token for a reader; creates the reader if needed)',
  async run(args, { db, now, print, env }) {
    const { name, days } = readArguments(args);
    const reader = await readerNamed(db, name, now);
    const issued = await issueToken(db, reader.id, { days, now });
    print(`${reader.name}  ${reader.id}  → ${issued.expiresAt}`);
    print(issued.token);
    print(`${siteAddress(env)}/new/?token=${issued.token}`);
  },
};

function readArguments(args: readonly string[]): { name: string; days: number } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { days: { type: 'string', default: String(defaultDays) } },
    allowPositionals: true,
  });
  const rule = { what: '读者名', maxLength: maxNameLength, english: 'a name of ' };
  const name = oneLine(positionals.join(' '), rule);
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > maxDays) {
    throw new CommandError(`--days 应为 1–${maxDays} 的整数 (a whole number of days from 1 to ${maxDays})`);
  }
  return { name, days };
}

/** Origin of the gateway: HOST and PORT, or localhost when it listens on every interface. */
function siteAddress({ HOST, PORT }: Readonly<Record<string, string | undefined>>): string {
  const host = !HOST || HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT || '8080'}`;
}
