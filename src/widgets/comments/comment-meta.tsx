import { useQueryClient } from '@tanstack/react-query';
import type { UnsentAct } from '#machines/outbox/unsent.ts';
import { countText } from '#lib/counts.ts';
import { LikeIcon } from '#ui/icons/actions.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { useKeepingAct } from '#widgets/outbox/use-keeping-act.ts';
import { useUnsentLike, withUnsentLike } from '#widgets/outbox/unsent-like.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { useCommentDesk } from './comment-desk.tsx';
import styles from './comment-meta.module.css';
import type { Comment, Reply } from './comment-queries.ts';

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

/** Comments whose like is on its way: a second tap meanwhile would race the first. */
const onTheirWay = new Set<string>();

function LikeButton({ said }: { readonly said: Comment | Reply }) {
  const room = { gateway: useGateway(), queryClient: useQueryClient() };
  const { signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const act = useKeepingAct();
  const unsent = useUnsentLike({ commentId: said.id });
  const { id, author } = said;
  const { liked, likes } = withUnsentLike(said, unsent);

  function like() {
    if (!signedIn) return askToSignIn('点赞');
    if (onTheirWay.has(id)) return;
    act({
      act: likeOf({ ...said, liked }),
      waits: unsent !== undefined,
      run: async (clientId) => {
        onTheirWay.add(id);
        try {
          const { likeComment } = await import('./comment-acts.ts');
          await likeComment(room, said, clientId);
        } finally {
          onTheirWay.delete(id);
        }
      },
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

/** The tap on a like, as an act. */
function likeOf({ id, newsId, parentId, liked }: Comment | Reply): UnsentAct {
  return { kind: 'comment-like', newsId, commentId: id, parentId, like: !liked };
}
