import { parseArgs } from 'node:util';
import { newId } from '../../db/ids.ts';
import { shanghaiTime } from '../../db/time.ts';
import { plainText } from '../../domains/shared/plain-text.ts';
import {
  addToCollection,
  removeFromCollections,
  assignToSource,
  insertCollection,
  insertSource,
} from '../../domains/video/video-store.ts';
import {
  type EditorAction,
  type EditorCommand,
  type EditorContext,
  CommandError,
} from '../editor-command.ts';
import { oneLine } from '../arguments.ts';
import { createClapperWork } from './create-clapper-work.ts';

const maxTitleLength = 40;
const maxNameLength = 20;
const maxSummaryLength = 120;

const actions: Readonly<Record<string, EditorAction>> = {
  list,
  create,
  add,
  drop,
  source,
  from,
  work: ([tipId, ...title], context) => createClapperWork(context, tipId, title.join(' ')),
};

export const video: EditorCommand = {
  usage:
    'list | create <title> [--summary <text>] [--publisher <id>] | add <collectionId> <newsId>… | drop <newsId>… | source <sourceId> <name> [--summary <text>] [--home <url>] | from <sourceId> <newsId>… | work <tipId> <title>',
  summary:
    '视频：合集的新建、加入和移出，外站来源，把读者爆料收为拍客作品 (videos: collections, external sources, works made from readers’ tips)',
  async run([action = '', ...args], context) {
    const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (run === undefined)
      throw new CommandError(`视频要做什么：${Object.keys(actions).join('、')} (which subcommand of video?)`);
    return run(args, context);
  },
};

async function list(args: readonly string[], { db, print }: EditorContext): Promise<void> {
  if (args.length > 0) throw new CommandError('list 后面不带别的 (list takes no arguments)');
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
  for (const { id, name } of sources) print(`${id} 外站 (external source) ${name}`);
  if (collections.length + sources.length === 0) print('还没有 (none)');
}

async function create(args: readonly string[], { db, now, print }: EditorContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { summary: { type: 'string', default: '' }, publisher: { type: 'string' } },
    allowPositionals: true,
  });
  const title = oneLine(positionals.join(' '), { what: '标题 (title)', maxLength: maxTitleLength });
  const summary = plainText(values.summary).slice(0, maxSummaryLength);
  const { publisher } = values;
  const id = newId(now);
  await db.transaction().execute(async (transaction) => {
    if (publisher !== undefined) await requireRow(transaction, 'publishers', publisher);
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

async function add(
  [collectionId, ...newsIds]: readonly string[],
  { db, now, print }: EditorContext,
): Promise<void> {
  if (collectionId === undefined || newsIds.length === 0)
    throw new CommandError('需要合集编号和视频编号 (collection id and video ids)');
  await db.transaction().execute(async (transaction) => {
    await requireRow(transaction, 'video_collections', collectionId);
    requireAll(newsIds, await addToCollection(transaction, collectionId, newsIds, shanghaiTime(now)));
  });
  print(`${collectionId} 加入 ${newsIds.length} 个视频 (added)`);
}

async function drop(newsIds: readonly string[], { db, print }: EditorContext): Promise<void> {
  if (newsIds.length === 0) throw new CommandError('需要视频编号 (video ids)');
  const dropped = await db
    .transaction()
    .execute((transaction) => removeFromCollections(transaction, newsIds));
  if (dropped === 0) throw new CommandError('这些视频不在任何合集里 (none of them is in a collection)');
  print(`移出 ${dropped} 个视频 (removed)`);
}

async function source(args: readonly string[], { db, print }: EditorContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { summary: { type: 'string', default: '' }, home: { type: 'string', default: '' } },
    allowPositionals: true,
  });
  const [id = '', ...rest] = positionals;
  if (!/^[a-z0-9-]{1,40}$/.test(id))
    throw new CommandError(
      '来源编号只用小写字母、数字和短横 (an id of lower-case letters, digits and hyphens)',
    );
  const name = oneLine(rest.join(' '), { what: '名称 (name)', maxLength: maxNameLength });
  if (values.home !== '' && !/^https?:\/\/\S+$/.test(values.home))
    throw new CommandError('网址要以 http:// 或 https:// 开头 (an http or https URL)');
  await db.transaction().execute(async (transaction) => {
    const existing = await transaction
      .selectFrom('video_sources')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (existing) throw new CommandError(`已有来源 ${id} (already exists)`);
    const summary = plainText(values.summary).slice(0, maxSummaryLength);
    await insertSource(transaction, { id, name, summary, home_url: values.home });
  });
  print(`${id} 已登记 (created): ${name}`);
}

async function from([sourceId, ...newsIds]: readonly string[], { db, print }: EditorContext): Promise<void> {
  if (sourceId === undefined || newsIds.length === 0)
    throw new CommandError('需要来源编号和视频编号 (source id and video ids)');
  await db.transaction().execute(async (transaction) => {
    await requireRow(transaction, 'video_sources', sourceId);
    requireAll(newsIds, await assignToSource(transaction, sourceId, newsIds));
  });
  print(`${sourceId} 名下加入 ${newsIds.length} 个视频 (assigned)`);
}

/** @throws CommandError naming the ids that are not videos */
function requireAll(newsIds: readonly string[], found: readonly string[]): void {
  const missing = newsIds.filter((newsId) => !found.includes(newsId));
  if (missing.length > 0) throw new CommandError(`没有视频 ${missing.join('、')} (no such video)`);
}

async function requireRow(
  transaction: Parameters<typeof insertSource>[0],
  table: 'publishers' | 'video_collections' | 'video_sources',
  id: string,
): Promise<void> {
  const row = await transaction.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw new CommandError(`没有 ${id} (no such id)`);
}
