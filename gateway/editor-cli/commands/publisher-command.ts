import type { PublisherKind } from '../../db/tables/publisher-tables.ts';
import { assignStories, unassignStories } from '../../domains/news/publisher/publisher-store.ts';
import { type EditorCommand, type EditorContext, CommandError } from '../editor-command.ts';

const kindNames: Readonly<Record<PublisherKind, string>> = { personal: '壹点号', organisation: 'V机构' };

export const publisher: EditorCommand = {
  usage: 'list | give <publisherId> <newsId>… | take <newsId>…',
  summary: '壹点号与 V 机构：列出、把文章归到名下、移出 (publishers: list, assign stories, remove stories)',
  async run([act, ...args], context) {
    if (act === 'list' && args.length === 0) return list(context);
    if (act === 'give') return give(args, context);
    if (act === 'take') return take(args, context);
    throw new CommandError('要做什么：list、give 或 take (which subcommand of publisher?)');
  },
};

async function list({ db, print }: EditorContext): Promise<void> {
  const publishers = await db
    .selectFrom('publishers')
    .select(['id', 'kind', 'name', 'follows'])
    .orderBy('kind')
    .orderBy('follows', 'desc')
    .orderBy('id')
    .execute();
  for (const { id, kind, name, follows } of publishers)
    print(`${id} ${kindNames[kind]} ${name} ${follows} 人关注 (followers)`);
  if (publishers.length === 0) print('还没有 (no publishers)');
}

async function give(
  [publisherId, ...newsIds]: readonly string[],
  { db, print }: EditorContext,
): Promise<void> {
  if (publisherId === undefined || newsIds.length === 0)
    throw new CommandError('需要号的编号和文章编号 (publisher id and story ids)');
  await db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('publishers')
      .select('id')
      .where('id', '=', publisherId)
      .executeTakeFirst();
    if (!found) throw new CommandError(`没有号 ${publisherId} (no such publisher)`);
    const given = await assignStories(transaction, publisherId, newsIds);
    const missing = newsIds.filter((newsId) => !given.includes(newsId));
    if (missing.length > 0) throw new CommandError(`没有文章 ${missing.join('、')} (no such story)`);
  });
  print(`${publisherId} 名下加入 ${newsIds.length} 篇 (assigned)`);
}

async function take(newsIds: readonly string[], { db, print }: EditorContext): Promise<void> {
  if (newsIds.length === 0) throw new CommandError('需要文章编号 (story ids)');
  const taken = await db.transaction().execute((transaction) => unassignStories(transaction, newsIds));
  if (taken === 0) throw new CommandError('这些文章不在任何号名下 (none of them has a publisher)');
  print(`移出 ${taken} 篇 (removed)`);
}
