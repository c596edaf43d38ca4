import type { AdClosingReason } from '../../db/tables/showcase-tables.ts';
import { listAdClosings } from '../../domains/news/home/ad-closings.ts';
import { type EditorCommand, CommandError } from '../editor-command.ts';

const reasons: Readonly<Record<AdClosingReason, string>> = {
  uninterested: '不感兴趣',
  seen: '看过了',
  unpleasant: '内容不适',
  irrelevant: '与我无关',
};

export const ads: EditorCommand = {
  usage: '',
  summary: '读者关闭的广告和原因，关得最多的在前 (ads that readers closed, with reasons)',
  async run(args, { db, print }) {
    if (args.length > 0) throw new CommandError('ads 不带参数 (ads takes no arguments)');
    const closed = await listAdClosings(db);
    if (closed.length === 0) print('还没有读者关闭广告 (no ad was closed)');
    for (const { id, title, closings } of closed) {
      const counts = closings.map(({ reason, count }) => `${reasons[reason]} ${count}`);
      print(`${id}  ${counts.join('  ')}  ${title}`);
    }
  },
};
