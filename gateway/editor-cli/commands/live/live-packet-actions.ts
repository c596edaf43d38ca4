import { parseArgs } from 'node:util';
import { yuanText } from '../../../../rules/money/yuan-text.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { markPaid, createPacket, unpaidCashOuts } from '../../../domains/live/invitation/packet-payouts.ts';
import { CommandError, type EditorAction } from '../../editor-command.ts';
import { idAndText } from '../../arguments.ts';

const dayMs = 86_400_000;
const maxDays = 365;

/** Subcommands for red packets. The newspaper pays outside this system and records the payments here. */
export const livePacketActions: Readonly<Record<string, EditorAction>> = {
  packet: async (args, { db, now, print }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        fund: { type: 'string' },
        each: { type: 'string', default: '0.5' },
        from: { type: 'string', default: '1' },
        days: { type: 'string', default: '7' },
      },
      allowPositionals: true,
    });
    const { id: roomId, text: title } = idAndText(positionals, '红包的名字 (title)');
    const fund = fenOf(values.fund, '--fund');
    const perInvite = fenOf(values.each, '--each');
    const minimum = fenOf(values.from, '--from');
    const days = Number(values.days);
    if (!Number.isInteger(days) || days < 1 || days > maxDays)
      throw new CommandError(`--days 应为 1 到 ${maxDays} (from 1 to ${maxDays})`);
    const endsAt = shanghaiTime(new Date(now.getTime() + days * dayMs));
    const packet = { roomId, title, fund, perInvite, minimum, endsAt };
    const id = await db.transaction().execute((transaction) => createPacket(transaction, packet, now));
    print(`${id} 红包 ${yuanText(fund)} 元，到 ${endsAt} (opened): ${title}`);
  },
  payouts: async (args, { db, print }) => {
    if (args.length > 0) throw new CommandError('payouts 后面不用写别的 (payouts takes no arguments)');
    const rows = await unpaidCashOuts(db);
    for (const { packetId, readerId, amount, at, name, title } of rows)
      print(`${packetId} ${readerId}  ${yuanText(amount)} 元  ${at ?? ''}  ${name}  ${title}`);
    if (rows.length === 0) print('没有待付的提现 (no pending cash-outs)');
  },
  paid: async ([packetId, readerId, ...more], { db, now, print }) => {
    if (packetId === undefined || readerId === undefined || more.length > 0)
      throw new CommandError('需要红包编号和读者编号 (packet id and reader id)');
    const amount = await markPaid(db, packetId, readerId, shanghaiTime(now));
    if (amount === undefined) throw new CommandError('没有这笔待付的提现 (no such pending cash-out)');
    print(`${packetId} ${readerId} 已付 ${yuanText(amount)} 元 (paid)`);
  },
};

/** Parses an amount of yuan with at most two decimals. @returns fen */
function fenOf(text: string | undefined, option: string): number {
  const fen = /^\d{1,7}(?:\.\d{1,2})?$/.test(text ?? '') ? Math.round(Number(text) * 100) : 0;
  if (fen < 1) throw new CommandError(`${option} 应为元，如 200 或 0.5 (amount in yuan)`);
  return fen;
}
