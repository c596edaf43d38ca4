import { readNetwork } from '#platform/network/network.ts';
import { Avatar } from '#ui/card/avatar.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { useOutbox, useOutboxView } from '#widgets/outbox/outbox-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import styles from './comment-item.module.css';
import meta from './comment-meta.module.css';
import { CommentText } from './comment-text.tsx';
import { draftOf } from './comment-drafts.ts';
import type { PendingComment } from './use-pending-comments.ts';

interface PendingCommentsProps {
  readonly pending: readonly PendingComment[];
}

/** Pending comments, which only their author sees, above the others. */
export function PendingComments({ pending }: PendingCommentsProps) {
  return pending.map((one) => <PendingCommentItem key={one.clientId} pending={one} />);
}

/** Pending replies, under their comment. */
export function PendingReplies({ pending }: PendingCommentsProps) {
  return pending.map((one) => <PendingReplyItem key={one.clientId} pending={one} />);
}

interface PendingCommentProps {
  readonly pending: PendingComment;
}

function PendingCommentItem({ pending }: PendingCommentProps) {
  const { act, by } = pending;
  const name = by || '我';
  return (
    <div className={styles.comment}>
      <Avatar src="" name={name} />
      <div className={styles.words}>
        <p className={styles.author}>{name}</p>
        <p className={styles.text}>
          {act.kind === 'reply' && (
            <>
              {'回复 '}
              <span className={styles.replier}>{act.replyToName}</span>：
            </>
          )}
          <CommentText comment={{ body: act.body, state: 'shown' }} />
        </p>
        <PendingMeta pending={pending} />
      </div>
    </div>
  );
}

function PendingReplyItem({ pending }: PendingCommentProps) {
  const { act, by } = pending;
  return (
    <li>
      <p className={styles.text}>
        <span className={styles.replier}>{by || '我'}</span>
        {act.kind === 'reply' && act.replyToId !== undefined && (
          <>
            {' 回复 '}
            <span className={styles.replier}>{act.replyToName}</span>
          </>
        )}
        ：
        <CommentText comment={{ body: act.body, state: 'shown' }} />
      </p>
      <PendingMeta pending={pending} />
    </li>
  );
}

/** State of a pending comment, with buttons to retry and cancel. */
function PendingMeta({ pending: { clientId, act, refused } }: PendingCommentProps) {
  const outbox = useOutbox();
  const { sendingId } = useOutboxView();
  const { signedIn } = useSession();
  const notice = useNotice();
  if (sendingId === clientId)
    return (
      <p className={meta.meta}>
        <Badge>发送中</Badge>
      </p>
    );

  function retry() {
    if (!signedIn) return notice.toast('重新登录后自动发送');
    if (!readNetwork().online) notice.toast('网络还没连上，连上后自动发送');
    outbox.retry(clientId);
  }

  function cancel() {
    const draft = draftOf(act.subject, act.kind === 'reply' ? (act.replyToId ?? act.parentId) : undefined);
    const isFree = draft.read() === '';
    if (isFree) draft.keep(act.body);
    outbox.cancel(clientId);
    notice.toast(isFree ? '已取消发送，内容留作草稿' : '已取消发送');
  }

  return (
    <div className={meta.meta}>
      <Badge>未发送</Badge>
      <span>{refused ?? (signedIn ? '连上后自动发送' : '重新登录后自动发送')}</span>
      <button type="button" className={meta.act} onClick={retry}>
        重发
      </button>
      <button type="button" className={meta.act} onClick={cancel}>
        取消
      </button>
    </div>
  );
}
