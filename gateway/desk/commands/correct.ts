import { parseArgs } from 'node:util';
import { addCorrection } from '../../domains/news/story/corrections.ts';
import { plainText } from '../../domains/shared/plain-text.ts';
import { type Command, DeskError } from '../command.ts';

/** characters; what is longer is a story of its own */
const longest = 500;

export const correct: Command = {
  usage: '<newsId> --text <更正>',
  summary: '在一篇文章下刊出更正 (says what was wrong in a story)',
  async run(words, { db, now, print }) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { text: { type: 'string' } },
    });
    const [newsId, ...more] = positionals;
    if (newsId === undefined || more.length > 0) throw new DeskError('需要一个文章编号 (one story id)');
    const text = plainText(values.text ?? '');
    if (text === '')
      throw new DeskError('需要 --text，写明错在哪里、应为什么 (what was wrong and what is right)');
    if (text.length > longest)
      throw new DeskError(`更正不能超过${longest}字 (at most ${longest} characters)`);
    const title = await db
      .transaction()
      .execute((transaction) => addCorrection(transaction, newsId, text, now));
    if (title === undefined) throw new DeskError(`没有文章 ${newsId} (no such story)`);
    print(`${newsId} 已刊出更正 (corrected): ${title}`);
  },
};
