import { removeRoom } from '../../../domains/live/room/room-state.ts';
import { withdrawStory } from '../../../domains/news/story/story-store.ts';
import { type EditorCommand, CommandError } from '../../editor-command.ts';

export const withdraw: EditorCommand = {
  usage: '<newsId>',
  summary: '撤下一篇文章 (withdraw a story)',
  async run([newsId, ...more], { db, now, print }) {
    if (newsId === undefined || more.length > 0) throw new CommandError('需要一个文章编号 (one story id)');
    const title = await db.transaction().execute(async (transaction) => {
      // viewers of the story's live are notified
      await removeRoom(transaction, newsId, now);
      return withdrawStory(transaction, newsId);
    });
    if (title === undefined) throw new CommandError(`没有文章 ${newsId} (no such story)`);
    print(`${newsId} 已撤下 (withdrawn): ${title}`);
  },
};
