import { parseArgs } from 'node:util';
import { yuanText } from '../../../rules/money/yuan-text.ts';
import { shanghaiTime } from '../../db/time.ts';
import { notePaid, openPacket, unpaidCashOuts } from '../../domains/live/invitation/packet-payouts.ts';
import { DeskError } from '../command.ts';
import { type Act, idAndText } from './live-words.ts';

const day = 86_400_000;
const longest = 365;

/** What the desk does with red packets. The newspaper pays outside of this system, and notes it here. */
export const livePacketActs: Readonly<Record<string, Act>> = {
  packet: async (words, { db, now, print }) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: {
        fund: { type: 'string' },
        each: { type: 'string', default: '0.5' },
        from: { type: 'string', default: '1' },
        days: { type: 'string', default: '7' },
      },
      allowPositionals: true,
    });
    const { id: roomId, text: title } = idAndText(positionals, '红包的名字 (its title)');
    const fund = fenOf(values.fund, '--fund');
    const perInvite = fenOf(values.each, '--each');
    const minimum = fenOf(values.from, '--from');
    const days = Number(values.days);
    if (!Number.isInteger(days) || days < 1 || days > longest)
      throw new DeskError(`--days 应为 1 到 ${longest} (from 1 to ${longest})`);
    const endsAt = shanghaiTime(new Date(now.getTime() + days * day));
    const packet = { roomId, title, fund, perInvite, minimum, endsAt };
    const id = await db.transaction().execute((transaction) => openPacket(transaction, packet, now));
    print(`${id} 红包 ${yuanText(fund)} 元，到 ${endsAt} (opened): ${title}`);
  },
  payouts: async (words, { db, print }) => {
    if (words.length > 0) throw new DeskError('payouts 后面不用写别的 (nothing follows payouts)');
    const rows = await unpaidCashOuts(db);
    for (const { packetId, readerId, amount, at, name, title } of rows)
      print(`${packetId} ${readerId}  ${yuanText(amount)} 元  ${at ?? ''}  ${name}  ${title}`);
    if (rows.length === 0) print('没有待付的提现 (nothing to be paid)');
  },
  paid: async ([packetId, readerId, ...more], { db, now, print }) => {
    if (packetId === undefined || readerId === undefined || more.length > 0)
      throw new DeskError('需要红包编号和读者编号 (a packet and a reader)');
    const amount = await notePaid(db, packetId, readerId, shanghaiTime(now));
    if (amount === undefined) throw new DeskError('没有这笔待付的提现 (nothing to be paid there)');
    print(`${packetId} ${readerId} 已付 ${yuanText(amount)} 元 (paid)`);
  },
};

/** yuan, with two decimals at most, as whole fen */
function fenOf(text: string | undefined, option: string): number {
  const fen = /^\d{1,7}(?:\.\d{1,2})?$/.test(text ?? '') ? Math.round(Number(text) * 100) : 0;
  if (fen < 1) throw new DeskError(`${option} 应为元，如 200 或 0.5 (an amount of yuan)`);
  return fen;
}
