import { parseArgs } from 'node:util';
import { listTrials, deleteTrial, type Trial } from '../../domains/tech-support/trial-requests.ts';
import { type EditorCommand, type EditorContext, CommandError } from '../editor-command.ts';
import { openVault } from '../editor-vault.ts';

const maxPrinted = 50;

const products: Readonly<Record<Trial['product'], string>> = {
  copyright: '版权监测',
  edit: '智能校对',
  track: '传播追踪',
  usercollect: '用户采集',
};

export const trials: EditorCommand = {
  usage: '[--done <id>]',
  summary:
    '试用申请，最新的在前；--done 删除已答复的一条 (trial requests, newest first; --done deletes an answered one)',
  async run(args, context) {
    const { values } = parseArgs({ args: [...args], options: { done: { type: 'string' } } });
    if (values.done === undefined) return printTrials(context);
    if (!(await deleteTrial(context.db, values.done)))
      throw new CommandError(`没有申请 ${values.done} (no such request)`);
    context.print(`${values.done} 已删除 (deleted)`);
  },
};

async function printTrials({ db, env, print }: EditorContext): Promise<void> {
  const requests = await listTrials(db, openVault(env), maxPrinted);
  if (requests.length === 0) print('还没有试用申请 (no requests)');
  for (const { id, receivedAt, company, name, phone, product, wish } of requests) {
    print(`${id}  ${receivedAt}  ${products[product]}  ${company}  ${name}  ${phone}`);
    if (wish !== '') print(`    ${wish.replaceAll('\n', '\n    ')}`);
  }
}
