import { parseArgs } from 'node:util';
import { issueToken } from '../../domains/account/tokens.ts';
import { readerNamed } from '../../domains/account/users.ts';
import { type Command, DeskError } from '../editor-command.ts';
import { oneLine } from '../one-line.ts';

const defaultDays = 30;
const longestName = 20;
const mostDays = 3650;

export const token: Command = {
  usage: '<name> [--days N]',
  summary:
    '为一位读者生成登录令牌和带令牌的地址；没有这位读者时新建 (a token for a reader, made when missing)',
  async run(words, { db, now, print, env }) {
    const { name, days } = read(words);
    const reader = await readerNamed(db, name, now);
    const issued = await issueToken(db, reader.id, { days, now });
    print(`${reader.name}  ${reader.id}  → ${issued.expiresAt}`);
    print(issued.token);
    print(`${siteAddress(env)}/new/?token=${issued.token}`);
  },
};

function read(words: readonly string[]): { name: string; days: number } {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { days: { type: 'string', default: String(defaultDays) } },
    allowPositionals: true,
  });
  const rule = { what: '读者名', longest: longestName, english: 'a name of ' };
  const name = oneLine(positionals.join(' '), rule);
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > mostDays) {
    throw new DeskError(`--days 应为 1–${mostDays} 的整数 (a whole number of days from 1 to ${mostDays})`);
  }
  return { name, days };
}

/** Where the gateway answers on this machine, unless it listens on an address of its own. */
function siteAddress({ HOST, PORT }: Readonly<Record<string, string | undefined>>): string {
  const host = !HOST || HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT || '8080'}`;
}
