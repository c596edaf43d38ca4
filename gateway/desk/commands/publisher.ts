import type { PublisherKind } from '../../db/tables/publisher-tables.ts';
import { giveStories, takeStories } from '../../domains/news/publisher/publisher-store.ts';
import { type Command, type Desk, DeskError } from '../command.ts';

const kindNames: Readonly<Record<PublisherKind, string>> = { personal: '壹点号', organisation: 'V机构' };

export const publisher: Command = {
  usage: 'list | give <publisherId> <newsId>… | take <newsId>…',
  summary: '壹点号与 V 机构：列出、把文章归到名下、移出 (publishers: list, give them stories, take stories)',
  async run([act, ...words], desk) {
    if (act === 'list' && words.length === 0) return list(desk);
    if (act === 'give') return give(words, desk);
    if (act === 'take') return take(words, desk);
    throw new DeskError('要做什么：list、give 或 take (what to do with publishers)');
  },
};

async function list({ db, print }: Desk): Promise<void> {
  const publishers = await db
    .selectFrom('publishers')
    .select(['id', 'kind', 'name', 'follows'])
    .orderBy('kind')
    .orderBy('follows', 'desc')
    .orderBy('id')
    .execute();
  for (const { id, kind, name, follows } of publishers)
    print(`${id} ${kindNames[kind]} ${name} ${follows} 人关注 (follow)`);
  if (publishers.length === 0) print('还没有 (none yet)');
}

async function give([publisherId, ...newsIds]: readonly string[], { db, print }: Desk): Promise<void> {
  if (publisherId === undefined || newsIds.length === 0)
    throw new DeskError('需要号的编号和文章编号 (a publisher and stories)');
  await db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('publishers')
      .select('id')
      .where('id', '=', publisherId)
      .executeTakeFirst();
    if (!found) throw new DeskError(`没有号 ${publisherId} (no such publisher)`);
    const given = await giveStories(transaction, publisherId, newsIds);
    const missing = newsIds.filter((newsId) => !given.includes(newsId));
    if (missing.length > 0) throw new DeskError(`没有文章 ${missing.join('、')} (no such story)`);
  });
  print(`${publisherId} 名下加入 ${newsIds.length} 篇 (given)`);
}

async function take(newsIds: readonly string[], { db, print }: Desk): Promise<void> {
  if (newsIds.length === 0) throw new DeskError('需要文章编号 (stories)');
  const taken = await db.transaction().execute((transaction) => takeStories(transaction, newsIds));
  if (taken === 0) throw new DeskError('这些文章不在任何号名下 (no publisher has any of them)');
  print(`移出 ${taken} 篇 (taken)`);
}
