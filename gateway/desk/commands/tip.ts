import { parseArgs } from 'node:util';
import { shanghaiTime } from '../../db/time.ts';
import { withdrawStory } from '../../domains/news/story/story-store.ts';
import { linkStory, moveTip, replyToTip, type NextState } from '../../domains/tips/move-tip.ts';
import { plainText } from '../../domains/shared/plain-text.ts';
import { type Command, type Desk, DeskError } from '../command.ts';
import { putInFront } from './tip-front.ts';
import { printTip, printTips, stateNames } from './tip-lines.ts';

type Act = (words: readonly string[], desk: Desk) => Promise<void>;

export const tip: Command = {
  usage:
    'list [state] | read|accept|front <tipId> | assign|reply|hide <tipId> <text> | report <tipId> <newsId>',
  summary:
    '读者爆料：列出、查看、受理、派记者、关联报道、答复、上首页、不公开 (readers’ tips and their progress)',
  async run([verb = '', ...words], desk) {
    const act = Object.hasOwn(acts, verb) ? acts[verb] : undefined;
    if (act === undefined)
      throw new DeskError('要做什么？(list, read, accept, assign, report, reply, front, hide)');
    await act(words, desk);
  },
};

const acts: Readonly<Record<string, Act>> = {
  list: async ([state, ...more], desk) => {
    if (more.length > 0 || (state !== undefined && !Object.hasOwn(stateNames, state)))
      throw new DeskError(`状态应为 ${Object.keys(stateNames).join('、')} 之一 (one state)`);
    await printTips(desk, state);
  },
  read: async (words, desk) => printTip(desk, oneId(words)),
  accept: async (words, desk) => move(desk, oneId(words), 'accepted'),
  front: async (words, desk) => putInFront(desk, oneId(words)),
  assign: async (words, desk) => {
    const { id, text } = idAndText(words, '记者的名字 (the reporter’s name)');
    await move(desk, id, 'interviewing', text);
  },
  hide: async (words, desk) => {
    const { id, text } = idAndText(words, '原因，会告诉爆料人 (why, told to its sender)');
    await move(desk, id, 'hidden', text);
  },
  report: async ([tipId, newsId, ...more], desk) => {
    if (tipId === undefined || newsId === undefined || more.length > 0)
      throw new DeskError('需要爆料编号和文章编号 (a tip’s id and a story’s)');
    await move(desk, tipId, 'reported', '', newsId);
  },
  reply: async (words, { db, now, print }) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { by: { type: 'string', default: '齐鲁晚报编辑' } },
      allowPositionals: true,
    });
    const { id, text } = idAndText(positionals, '答复的内容 (the answer)');
    const reply = { text, by: values.by, at: shanghaiTime(now) };
    const answered = await db.transaction().execute((transaction) => replyToTip(transaction, id, reply));
    if (!answered) throw noTip(id);
    print(`${id} 已答复 (answered): ${text}`);
  },
};

async function move(
  { db, now, print }: Desk,
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
      throw new DeskError(`没有文章 ${storyId} (no such story)`);
    if (!(await moveTip(transaction, { tipId, to, note, now: shanghaiTime(now) })))
      throw new DeskError(`爆料 ${tipId} ${stateNames[sent.state]}，不能改为${stateNames[to]}`);
    if (to === 'hidden') await withdrawStory(transaction, tipId);
  });
  print(`${tipId} ${stateNames[to]}: ${sent.body.slice(0, 40)}`);
}

function oneId([tipId, ...more]: readonly string[]): string {
  if (tipId === undefined || more.length > 0) throw new DeskError('需要一个爆料编号 (one tip’s id)');
  return tipId;
}

function idAndText([tipId, ...words]: readonly string[], what: string): { id: string; text: string } {
  const text = plainText(words.join(' '));
  if (tipId === undefined || text === '') throw new DeskError(`需要爆料编号和${what}`);
  return { id: tipId, text };
}

const noTip = (id: string) => new DeskError(`没有爆料 ${id} (no such tip)`);
