import { parseArgs } from 'node:util';
import { addCorrection } from '../../../domains/news/story/corrections.ts';
import { plainText } from '../../../domains/shared/plain-text.ts';
import { type EditorCommand, CommandError } from '../../editor-command.ts';

/** characters; a longer correction should be a story */
const maxTextLength = 500;

export const correct: EditorCommand = {
  usage: '<newsId> --text <更正>',
  summary: '在一篇文章下刊出更正 (publish a correction below a story)',
  async run(args, { db, now, print }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { text: { type: 'string' } },
    });
    const [newsId, ...more] = positionals;
    if (newsId === undefined || more.length > 0) throw new CommandError('需要一个文章编号 (one story id)');
    const text = plainText(values.text ?? '');
    if (text === '')
      throw new CommandError('需要 --text，写明错在哪里、应为什么 (what was wrong and what is correct)');
    if (text.length > maxTextLength)
      throw new CommandError(`更正不能超过 ${maxTextLength} 字 (at most ${maxTextLength} characters)`);
    const title = await db
      .transaction()
      .execute((transaction) => addCorrection(transaction, newsId, text, now));
    if (title === undefined) throw new CommandError(`没有文章 ${newsId} (no such story)`);
    print(`${newsId} 已刊出更正 (corrected): ${title}`);
  },
};
