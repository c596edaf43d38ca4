import { parseArgs } from 'node:util';
import { listTrials, removeTrial, type Trial } from '../../domains/tech-support/trial-requests.ts';
import { type Command, type Desk, DeskError } from '../command.ts';
import { deskVault } from '../vault.ts';

const mostShown = 50;

const products: Readonly<Record<Trial['product'], string>> = {
  copyright: '版权监测',
  edit: '智能校对',
  track: '传播追踪',
  usercollect: '用户采集',
};

export const trials: Command = {
  usage: '[--done <id>]',
  summary:
    '试用申请，最新的在前；--done 删除已答复的一条 (requests for a trial; --done deletes an answered one)',
  async run(words, desk) {
    const { values } = parseArgs({ args: [...words], options: { done: { type: 'string' } } });
    if (values.done === undefined) return print(desk);
    if (!(await removeTrial(desk.db, values.done)))
      throw new DeskError(`没有申请 ${values.done} (no such request)`);
    desk.print(`${values.done} 已删除 (deleted)`);
  },
};

async function print({ db, env, print: line }: Desk): Promise<void> {
  const asked = await listTrials(db, deskVault(env), mostShown);
  if (asked.length === 0) line('还没有试用申请 (no requests)');
  for (const { id, receivedAt, company, name, phone, product, wish } of asked) {
    line(`${id}  ${receivedAt}  ${products[product]}  ${company}  ${name}  ${phone}`);
    if (wish !== '') line(`    ${wish.replaceAll('\n', '\n    ')}`);
  }
}
