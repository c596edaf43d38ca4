import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommentSubject } from '#machines/outbox/pending-mutation.ts';
import { Button } from '#ui/control/button.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { failureText } from '#widgets/notice/failure-text.ts';
import { removeComment } from './comment-mutations.ts';
import type { Comment, Reply } from './comment-queries.ts';
import { CommentText } from './comment-text.tsx';
import styles from './composer.module.css';

interface RemoveCommentProps {
  readonly subject: CommentSubject;
  readonly comment: Comment | Reply;
  readonly onDone: () => void;
}

/** Asks for confirmation before removing the reader's own comment. */
export function RemoveComment({ subject, comment, onDone }: RemoveCommentProps) {
  const context = { gateway: useGateway(), queryClient: useQueryClient() };
  const removal = useMutation({
    networkMode: 'always',
    mutationFn: () => removeComment(context, subject, comment),
    onSuccess: onDone,
  });
  return (
    <>
      <p className={styles.title}>删除这条评论？</p>
      <p className={styles.quote}>
        <CommentText comment={comment} />
      </p>
      {removal.isError && (
        <p className={styles.failure} role="alert">
          {failureText(removal.error)}
        </p>
      )}
      <div className={styles.ends}>
        <Button onClick={onDone}>取消</Button>
        <Button variant="brand" disabled={removal.isPending} onClick={() => removal.mutate()}>
          {removal.isPending ? '正在删除…' : '删除'}
        </Button>
      </div>
    </>
  );
}
