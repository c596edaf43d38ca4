import type { CommentSubject } from '#machines/outbox/pending-mutation.ts';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { Queries } from '#widgets/gateway/queries.tsx';
import type { SheetTask } from './comment-sheet-provider.tsx';
import { Composer } from './composer.tsx';
import { RemoveComment } from './remove-comment.tsx';
import { ReportComment } from './report-comment.tsx';

interface CommentSheetProps {
  readonly subject: CommentSubject;
  readonly task: SheetTask;
  readonly onClose: () => void;
}

const labels: Readonly<Record<SheetTask['kind'], string>> = {
  write: '写评论',
  reply: '回复评论',
  remove: '删除评论',
  report: '举报评论',
};

/** The sheet for one task: write, reply, remove or report. */
export function CommentSheet({ subject, task, onClose }: CommentSheetProps) {
  return (
    <Queries>
      <Sheet label={labels[task.kind]} onClose={onClose}>
        {task.kind === 'remove' && (
          <RemoveComment subject={subject} comment={task.comment} onDone={onClose} />
        )}
        {task.kind === 'report' && <ReportComment comment={task.comment} onDone={onClose} />}
        {(task.kind === 'write' || task.kind === 'reply') && (
          <Composer subject={subject} answered={task.kind === 'reply' ? task : undefined} onDone={onClose} />
        )}
      </Sheet>
    </Queries>
  );
}
