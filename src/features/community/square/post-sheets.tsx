import { useMutation } from '@tanstack/react-query';
import { removePost, reportPost } from 'qlwb-gateway-sdk/operations/community';
import { randomUuid } from '#platform/storage/device.ts';
import { Button } from '#ui/control/button.tsx';
import { Reasons } from '#ui/control/reasons.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { reportReasons, type ReportReason } from '#widgets/comments/report-reasons.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { Queries } from '#widgets/gateway/queries.tsx';
import { failureText } from '#widgets/notice/failure-text.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import type { Post } from '../shared/community-queries.ts';
import styles from './square.module.css';

interface PostSheetProps {
  readonly post: Post;
  readonly task: 'report' | 'remove';
  /** called once the reader's own post is removed */
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Reports another reader's post, or removes the reader's own. */
export function PostSheet({ post, task, onRemoved, onClose }: PostSheetProps) {
  return (
    <Queries>
      <Sheet label={task === 'report' ? '举报帖子' : '删除帖子'} onClose={onClose}>
        {task === 'report' ? (
          <ReportPost post={post} onDone={onClose} />
        ) : (
          <RemovePost
            post={post}
            onDone={() => {
              onRemoved();
              onClose();
            }}
            onClose={onClose}
          />
        )}
      </Sheet>
    </Queries>
  );
}

function ReportPost({
  post: { id: postId, text },
  onDone,
}: {
  readonly post: Post;
  readonly onDone: () => void;
}) {
  const gateway = useGateway();
  const notice = useNotice();
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: (reason: ReportReason) =>
      gateway.data(reportPost, { body: { postId, reason, clientId: randomUuid() } }),
    onSuccess: ({ repeated }) => {
      notice.toast(repeated ? '这条已经举报过了，编辑会处理' : '举报已收到，编辑会尽快查看');
      onDone();
    },
  });
  return (
    <>
      <p className={styles.title}>举报这条帖子</p>
      <p className={styles.quote}>{text}</p>
      <SheetFailure error={sending.error} />
      <Reasons
        reasons={reportReasons}
        note="选一个原因就提交，每条帖子只能举报一次。"
        leave="不举报了"
        isBusy={sending.isPending}
        onReason={(reason) => sending.mutate(reason)}
        onLeave={onDone}
      />
    </>
  );
}

interface RemovePostProps {
  readonly post: Post;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function RemovePost({ post: { id: postId, text }, onDone, onClose }: RemovePostProps) {
  const gateway = useGateway();
  const removal = useMutation({
    networkMode: 'always',
    mutationFn: () => gateway.data(removePost, { body: { postId, clientId: randomUuid() } }),
    onSuccess: onDone,
  });
  return (
    <>
      <p className={styles.title}>删除这条帖子？</p>
      <p className={styles.quote}>{text}</p>
      <SheetFailure error={removal.error} />
      <div className={styles.ends}>
        <Button onClick={onClose}>取消</Button>
        <Button variant="brand" disabled={removal.isPending} onClick={() => removal.mutate()}>
          {removal.isPending ? '正在删除…' : '删除'}
        </Button>
      </div>
    </>
  );
}

function SheetFailure({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  return (
    <p className={styles.failure} role="alert">
      {failureText(error)}
    </p>
  );
}
