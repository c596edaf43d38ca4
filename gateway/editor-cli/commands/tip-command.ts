import { parseArgs } from 'node:util';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import { withdrawStory } from '../../domains/news/story/story-store.ts';
import { linkStory, moveTip, replyToTip, type NextState } from '../../domains/tips/move-tip.ts';
import { idAndText, oneId } from '../arguments.ts';
import {
  type EditorAction,
  type EditorCommand,
  type EditorContext,
  CommandError,
} from '../editor-command.ts';
import { featureTip } from './feature-tip.ts';
import { printTip, printTips, stateNames } from './print-tips.ts';

export const tip: EditorCommand = {
  usage:
    'list [state] | read|accept|front <tipId> | assign|reply|hide <tipId> <text> | report <tipId> <newsId>',
  summary:
    '读者爆料：列出、查看、受理、派记者、关联报道、答复、上首页、不公开 (readers’ tips: list, read, accept, assign, report, reply, feature, hide)',
  async run([verb = '', ...args], context) {
    const action = Object.hasOwn(actions, verb) ? actions[verb] : undefined;
    if (action === undefined)
      throw new CommandError('要做什么？(list, read, accept, assign, report, reply, front, hide)');
    await action(args, context);
  },
};

const actions: Readonly<Record<string, EditorAction>> = {
  list: async ([state, ...more], context) => {
    if (more.length > 0 || (state !== undefined && !Object.hasOwn(stateNames, state)))
      throw new CommandError(`状态应为 ${Object.keys(stateNames).join('、')} 之一 (one of these states)`);
    await printTips(context, state);
  },
  read: async (args, context) => printTip(context, oneId(args, '爆料编号 (one tip id)')),
  accept: async (args, context) => move(context, oneId(args, '爆料编号 (one tip id)'), 'accepted'),
  front: async (args, context) => featureTip(context, oneId(args, '爆料编号 (one tip id)')),
  assign: async (args, context) => {
    const { id, text } = idAndText(args, '记者的名字 (reporter name)');
    await move(context, id, 'interviewing', text);
  },
  hide: async (args, context) => {
    const { id, text } = idAndText(args, '原因，会告诉爆料人 (reason; the sender sees it)');
    await move(context, id, 'hidden', text);
  },
  report: async ([tipId, newsId, ...more], context) => {
    if (tipId === undefined || newsId === undefined || more.length > 0)
      throw new CommandError('需要爆料编号和文章编号 (tip id and story id)');
    await move(context, tipId, 'reported', '', newsId);
  },
  reply: async (args, { db, now, print }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { by: { type: 'string', default: '齐鲁晚报编辑' } },
      allowPositionals: true,
    });
    const { id, text } = idAndText(positionals, '答复的内容 (answer)');
    const reply = { text, by: values.by, at: shanghaiTime(now) };
    const answered = await db.transaction().execute((transaction) => replyToTip(transaction, id, reply));
    if (!answered) throw noTip(id);
    print(`${id} 已答复 (answered): ${text}`);
  },
};

async function move(
  { db, now, print }: EditorContext,
  tipId: string,
  to: NextState,
  note = '',
  storyId?: string,
): Promise<void> {
  const sent = await db
    .selectFrom('tips')
    .select(['state', 'body'])
    .where('id', '=', tipId)
    .executeTakeFirst();
  if (!sent) throw noTip(tipId);
  await db.transaction().execute(async (transaction) => {
    if (storyId !== undefined && !(await linkStory(transaction, tipId, storyId)))
      throw new CommandError(`没有文章 ${storyId} (no such story)`);
    if (!(await moveTip(transaction, { tipId, to, note, now: shanghaiTime(now) })))
      throw new CommandError(`爆料 ${tipId} ${stateNames[sent.state]}，不能改为${stateNames[to]}`);
    if (to === 'hidden') await withdrawStoriesOf(transaction, tipId);
  });
  print(`${tipId} ${stateNames[to]}: ${sent.body.slice(0, 40)}`);
}

/** Removes the tip's card from the streams, and the clapper work (拍客) that shows its text and files. */
async function withdrawStoriesOf(transaction: Transaction<Schema>, tipId: string): Promise<void> {
  const works = await transaction
    .selectFrom('clapper_works')
    .select('news_id')
    .where('tip_id', '=', tipId)
    .execute();
  for (const id of [tipId, ...works.map(({ news_id }) => news_id)]) await withdrawStory(transaction, id);
}

const noTip = (id: string) => new CommandError(`没有爆料 ${id} (no such tip)`);
