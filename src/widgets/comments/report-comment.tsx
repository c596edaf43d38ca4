import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Reasons } from '#ui/control/reasons.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { failureText } from '#widgets/notice/failure-text.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { sendReport } from './comment-mutations.ts';
import type { Comment, Reply } from './comment-queries.ts';
import { CommentText } from './comment-text.tsx';
import { reportReasons, type ReportReason } from './report-reasons.ts';
import composer from './composer.module.css';

interface ReportCommentProps {
  readonly comment: Comment | Reply;
  readonly onDone: () => void;
}

/** Reports another reader's comment for the chosen reason. */
export function ReportComment({ comment, onDone }: ReportCommentProps) {
  const context = { gateway: useGateway(), queryClient: useQueryClient() };
  const notice = useNotice();
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: (reason: ReportReason) => sendReport(context, comment, reason),
    onSuccess: (repeated) => {
      notice.toast(repeated ? '这条已经举报过了，编辑会处理' : '举报已收到，编辑会尽快查看');
      onDone();
    },
  });
  return (
    <>
      <p className={composer.title}>举报这条评论</p>
      <p className={composer.quote}>
        <CommentText comment={comment} />
      </p>
      {sending.isError && (
        <p className={composer.failure} role="alert">
          {failureText(sending.error)}
        </p>
      )}
      <Reasons
        reasons={reportReasons}
        note="选一个原因就提交，每条评论只能举报一次。"
        leave="不举报了"
        isBusy={sending.isPending}
        onReason={(reason) => sending.mutate(reason)}
        onLeave={onDone}
      />
    </>
  );
}
