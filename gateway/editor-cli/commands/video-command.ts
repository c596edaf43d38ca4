import { parseArgs } from 'node:util';
import { newId } from '../../db/ids.ts';
import { shanghaiTime } from '../../db/time.ts';
import { plainText } from '../../domains/shared/plain-text.ts';
import {
  addToCollection,
  dropFromCollections,
  giveToSource,
  insertCollection,
  insertSource,
} from '../../domains/video/video-store.ts';
import { type Command, type Desk, DeskError } from '../editor-command.ts';
import { oneLine } from '../one-line.ts';
import { takeTipAsWork } from './create-clapper-work.ts';

const longestTitle = 40;
const longestName = 20;
const longestSummary = 120;

type Act = (words: readonly string[], desk: Desk) => Promise<void>;

const acts: Readonly<Record<string, Act>> = {
  list,
  create,
  add,
  drop,
  source,
  from,
  work: ([tipId, ...title], desk) => takeTipAsWork(desk, tipId, title.join(' ')),
};

export const video: Command = {
  usage:
    'list | create <title> [--summary <text>] [--publisher <id>] | add <collectionId> <newsId>… | drop <newsId>… | source <sourceId> <name> [--summary <text>] [--home <url>] | from <sourceId> <newsId>… | work <tipId> <title>',
  summary:
    '视频：合集的新建、加入和移出，外站来源，把读者爆料收为拍客作品 (films: collections, sites elsewhere, readers’ works)',
  async run([act = '', ...words], desk) {
    const run = Object.hasOwn(acts, act) ? acts[act] : undefined;
    if (run === undefined)
      throw new DeskError(`视频要做什么：${Object.keys(acts).join('、')} (what to do with films)`);
    return run(words, desk);
  },
};

async function list(words: readonly string[], { db, print }: Desk): Promise<void> {
  if (words.length > 0) throw new DeskError('list 后面不带别的 (list takes nothing)');
  const collections = await db
    .selectFrom('video_collections')
    .leftJoin('publishers', 'publishers.id', 'video_collections.publisher_id')
    .select(['video_collections.id', 'video_collections.title', 'publishers.name as publisher'])
    .orderBy('video_collections.updated_at', 'desc')
    .orderBy('video_collections.id')
    .execute();
  const sources = await db.selectFrom('video_sources').select(['id', 'name']).orderBy('place').execute();
  for (const { id, title, publisher } of collections)
    print(`${id} 合集 (collection) ${title}${publisher === null ? '' : ` · ${publisher}`}`);
  for (const { id, name } of sources) print(`${id} 外站 (site) ${name}`);
  if (collections.length + sources.length === 0) print('还没有 (none yet)');
}

async function create(words: readonly string[], { db, now, print }: Desk): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { summary: { type: 'string', default: '' }, publisher: { type: 'string' } },
    allowPositionals: true,
  });
  const title = oneLine(positionals.join(' '), { what: '标题 (title)', longest: longestTitle });
  const summary = plainText(values.summary).slice(0, longestSummary);
  const { publisher } = values;
  const id = newId(now);
  await db.transaction().execute(async (transaction) => {
    if (publisher !== undefined) await mustExist(transaction, 'publishers', publisher);
    await insertCollection(transaction, {
      id,
      title,
      summary,
      ...(publisher !== undefined && { publisherId: publisher }),
      now: shanghaiTime(now),
    });
  });
  print(`${id} 已新建 (created): ${title}`);
}

async function add([collectionId, ...newsIds]: readonly string[], { db, now, print }: Desk): Promise<void> {
  if (collectionId === undefined || newsIds.length === 0)
    throw new DeskError('需要合集编号和视频编号 (a collection and films)');
  await db.transaction().execute(async (transaction) => {
    await mustExist(transaction, 'video_collections', collectionId);
    allOf(newsIds, await addToCollection(transaction, collectionId, newsIds, shanghaiTime(now)));
  });
  print(`${collectionId} 加入 ${newsIds.length} 个视频 (added)`);
}

async function drop(newsIds: readonly string[], { db, print }: Desk): Promise<void> {
  if (newsIds.length === 0) throw new DeskError('需要视频编号 (films)');
  const dropped = await db.transaction().execute((transaction) => dropFromCollections(transaction, newsIds));
  if (dropped === 0) throw new DeskError('这些视频不在任何合集里 (no collection has any of them)');
  print(`移出 ${dropped} 个视频 (dropped)`);
}

async function source(words: readonly string[], { db, print }: Desk): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { summary: { type: 'string', default: '' }, home: { type: 'string', default: '' } },
    allowPositionals: true,
  });
  const [id = '', ...rest] = positionals;
  if (!/^[a-z0-9-]{1,40}$/.test(id))
    throw new DeskError('来源编号只用小写字母、数字和短横 (an id of small letters, digits and hyphens)');
  const name = oneLine(rest.join(' '), { what: '名称 (name)', longest: longestName });
  if (values.home !== '' && !/^https?:\/\/\S+$/.test(values.home))
    throw new DeskError('网址要以 http:// 或 https:// 开头 (a web address)');
  await db.transaction().execute(async (transaction) => {
    const there = await transaction
      .selectFrom('video_sources')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (there) throw new DeskError(`已有来源 ${id} (is there already)`);
    const summary = plainText(values.summary).slice(0, longestSummary);
    await insertSource(transaction, { id, name, summary, home_url: values.home });
  });
  print(`${id} 已登记 (created): ${name}`);
}

async function from([sourceId, ...newsIds]: readonly string[], { db, print }: Desk): Promise<void> {
  if (sourceId === undefined || newsIds.length === 0)
    throw new DeskError('需要来源编号和视频编号 (a site and films)');
  await db.transaction().execute(async (transaction) => {
    await mustExist(transaction, 'video_sources', sourceId);
    allOf(newsIds, await giveToSource(transaction, sourceId, newsIds));
  });
  print(`${sourceId} 名下加入 ${newsIds.length} 个视频 (given)`);
}

/** @throws DeskError that names those that are no films */
function allOf(asked: readonly string[], found: readonly string[]): void {
  const missing = asked.filter((newsId) => !found.includes(newsId));
  if (missing.length > 0) throw new DeskError(`没有视频 ${missing.join('、')} (no such film)`);
}

async function mustExist(
  transaction: Parameters<typeof insertSource>[0],
  table: 'publishers' | 'video_collections' | 'video_sources',
  id: string,
): Promise<void> {
  const row = await transaction.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw new DeskError(`没有 ${id} (no such thing)`);
}
