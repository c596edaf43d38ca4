import { type BriefingFault, changeBriefing } from '../../../domains/news/briefing/edit-briefing.ts';
import { readBriefing } from '../../../domains/news/briefing/read-briefing.ts';
import { type EditorCommand, CommandError } from '../../editor-command.ts';

const faults: Readonly<Record<BriefingFault, string>> = {
  edition: '没有这一期 (no such edition)',
  missing: '这一期没有这条 (not in this edition)',
  unknown: '没有换上的那篇文章 (no such story to put in its place)',
  twice: '换上的那篇这一期已经有了 (the edition has the other story already)',
};

export const briefing: EditorCommand = {
  usage: '[show [<id>] | drop <id> <newsId> | replace <id> <newsId> <newsId>]',
  summary:
    '早报、晚报：看一期的要闻，撤下或换掉一条 (print an edition of the briefing, drop or replace a story)',
  async run([action = 'show', id, newsId, by, ...more], { db, print }) {
    if (action !== 'show' || newsId !== undefined) {
      const isComplete = action === 'drop' ? by === undefined : action === 'replace' && by !== undefined;
      if (id === undefined || newsId === undefined || !isComplete || more.length > 0)
        throw new CommandError('需要期号和文章编号 (an edition and its story ids)');
      const fault = await changeBriefing(db, id, { newsId, by });
      if (fault !== undefined) throw new CommandError(faults[fault]);
    }
    const edition = await readBriefing(db, id);
    if (edition === undefined) throw new CommandError(faults.edition);
    print(`${edition.id}  ${edition.edition === 'morning' ? '早报' : '晚报'}`);
    for (const [place, { id: storyId, title }] of edition.list.entries())
      print(`${place + 1}. ${storyId}  ${title}`);
  },
};
