import { removeRoom } from '../../domains/live/room/room-state.ts';
import { withdrawStory } from '../../domains/news/story/story-store.ts';
import { type Command, DeskError } from '../command.ts';

export const withdraw: Command = {
  usage: '<newsId>',
  summary: '撤下一篇文章 (takes a story back)',
  async run([newsId, ...more], { db, now, print }) {
    if (newsId === undefined || more.length > 0) throw new DeskError('需要一个文章编号 (one story id)');
    const title = await db.transaction().execute(async (transaction) => {
      // who has the live of the story open is told
      await removeRoom(transaction, newsId, now);
      return withdrawStory(transaction, newsId);
    });
    if (title === undefined) throw new DeskError(`没有文章 ${newsId} (no such story)`);
    print(`${newsId} 已撤下 (withdrawn): ${title}`);
  },
};
