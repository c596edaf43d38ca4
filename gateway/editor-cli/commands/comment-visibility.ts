import { type Command } from '../editor-command.ts';
import { moveComment, oneComment } from './move-comment.ts';

export const hide: Command = {
  usage: '<commentId>',
  summary: '隐藏一条评论，仅作者本人可见 (only its author still sees the comment)',
  run: (words, desk) => moveComment(desk, oneComment(words), ['shown'], { state: 'pending' }),
};

export const show: Command = {
  usage: '<commentId>',
  summary: '恢复一条被隐藏的评论 (shows a hidden comment again)',
  run: (words, desk) => moveComment(desk, oneComment(words), ['pending'], { state: 'shown' }),
};
