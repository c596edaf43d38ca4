import { useQueryClient } from '@tanstack/react-query';
import { countText } from '#lib/text/counts.ts';
import { LikeIcon } from '#ui/icons/actions.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { useKeepingAct } from '#widgets/reactions/use-queued-mutation.ts';
import { useUnsentLike, withUnsentLike } from '#widgets/outbox/unsent-like.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { useCommentDesk } from './comment-desk.tsx';
import styles from './comment-meta.module.css';
import type { Comment, Reply } from './comment-queries.ts';

const loadActs = () => import('./comment-acts.ts');

interface CommentMetaProps {
  /** comment of the first level */
  readonly comment: Comment;
  /** the reply under it that is meant, where one is */
  readonly reply?: Reply;
}

/** When and where something was said, and what can be done with it. */
export function CommentMeta({ comment, reply }: CommentMetaProps) {
  const said = reply ?? comment;
  const { author, createdAt, own, state } = said;
  const openDesk = useCommentDesk();
  // what waits for an editor can be neither answered nor liked, but taken back
  const isShown = state === 'shown';
  return (
    <div className={styles.meta}>
      <RelativeTime at={createdAt} />
      {author.city !== '' && <span>{author.city}</span>}
      {isShown && (
        <button
          type="button"
          className={styles.act}
          aria-label={`回复${author.name}`}
          onClick={() => openDesk({ kind: 'reply', comment, ...(reply && { reply }) })}
        >
          回复
        </button>
      )}
      {state !== 'removed' && own && (
        <button
          type="button"
          className={styles.act}
          onClick={() => openDesk({ kind: 'remove', comment: said })}
        >
          删除
        </button>
      )}
      {isShown && !own && (
        <button
          type="button"
          className={styles.act}
          aria-label={`举报${author.name}的评论`}
          onClick={() => openDesk({ kind: 'report', comment: said })}
        >
          举报
        </button>
      )}
      {isShown && <LikeButton said={said} />}
    </div>
  );
}

function LikeButton({ said }: { readonly said: Comment | Reply }) {
  const room = { gateway: useGateway(), queryClient: useQueryClient() };
  const { signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const keepingAct = useKeepingAct();
  const unsent = useUnsentLike({ commentId: said.id });
  const { id, newsId, parentId, author } = said;
  const { liked, likes } = withUnsentLike(said, unsent);

  function like() {
    if (!signedIn) return askToSignIn('点赞');
    const next = withUnsentLike({ liked, likes }, !liked);
    keepingAct({
      act: { kind: 'comment-like', newsId, commentId: id, parentId, like: next.liked },
      show: async () => (await loadActs()).showLikes(room, said, next),
      run: async (clientId, isLast) => (await loadActs()).likeComment(room, said, clientId, isLast),
    });
  }

  return (
    <span className={styles.likes}>
      {unsent !== undefined && <span className={styles.unsent}>未发送</span>}
      <button
        type="button"
        className={styles.like}
        aria-pressed={liked}
        aria-label={`赞${author.name}的评论，${likes}个赞${unsent === undefined ? '' : '，未发送'}`}
        onClick={like}
      >
        <LikeIcon size="small" />
        {likes > 0 && countText(likes)}
      </button>
    </span>
  );
}
