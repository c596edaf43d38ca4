import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { listTopicPosts } from 'qlwb-gateway-sdk/operations/community';
import { countText } from '#lib/text/counts.ts';
import { Avatar } from '#ui/card/avatar.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { CommentIcon, LikeIcon } from '#ui/icons/actions.tsx';
import { reasonName } from '#widgets/comments/report-reasons.ts';
import { hideReader } from '#widgets/hidden-readers/hidden-readers.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { useLike } from '#widgets/reactions/use-like.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import type { Post } from '../shared/community-queries.ts';
import styles from './square.module.css';

const loadSheets = () => import('./post-sheets.tsx');
const PostSheet = lazy(async () => ({ default: (await loadSheets()).PostSheet }));

/** Author, time and state of a post. */
export function PostHead({ post }: { readonly post: Post }) {
  const { author, createdAt, state, reason } = post;
  return (
    <div className={styles.author}>
      <Avatar src={author.headImg} name={author.name} />
      <div className={styles.who}>
        <p className={styles.name}>{author.name}</p>
        <p className={styles.note}>
          <RelativeTime at={createdAt} />
          {author.city !== '' && ` · ${author.city}`}
        </p>
      </div>
      {state === 'held' && <Badge>审核中，只有自己能看到</Badge>}
      {state === 'removed' && (
        <Badge>{reason === undefined ? '已被编辑移除' : `已被编辑移除：${reasonName(reason)}`}</Badge>
      )}
    </div>
  );
}

/** Likes and comments of a shown post, with what the reader can do about it. */
export function PostActions({ post }: { readonly post: Post }) {
  const { id, author, own, comments } = post;
  const { signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const act = useAction();
  const notice = useNotice();
  const queryClient = useQueryClient();
  const [task, setTask] = useState<'report' | 'remove'>();
  const { liked, likes, isPending, toggleLike } = useLike(
    { kind: 'post-like', postId: id },
    { liked: post.liked, likes: post.likes },
  );
  const open = (wanted: 'report' | 'remove') => {
    if (!signedIn) return askToSignIn(wanted === 'report' ? '举报' : '删除自己的帖子');
    act(async () => {
      await loadSheets();
      setTask(wanted);
    });
  };
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.act}
        aria-pressed={liked}
        aria-label={`赞${author.name}的帖子，${likes} 个赞${isPending ? '，未发送' : ''}`}
        onClick={toggleLike}
      >
        <LikeIcon size="small" />
        {countText(likes)}
      </button>
      <Link
        to="/topicFile/topicSquare/$"
        params={{ _splat: `post/${id}` }}
        hash="comments"
        className={styles.act}
        aria-label={`${comments} 条评论`}
      >
        <CommentIcon size="small" />
        {countText(comments)}
      </Link>
      {own ? (
        <button type="button" className={styles.act} onClick={() => open('remove')}>
          删除
        </button>
      ) : (
        <>
          <button
            type="button"
            className={styles.act}
            aria-label={`举报${author.name}的帖子`}
            onClick={() => open('report')}
          >
            举报
          </button>
          <button
            type="button"
            className={styles.act}
            aria-label={`不看此人的帖子：${author.name}`}
            onClick={() => {
              hideReader(author.key, author.name);
              notice.toast('在这台设备上不再显示这位读者的帖子和评论');
            }}
          >
            不看此人
          </button>
        </>
      )}
      {task !== undefined && (
        <Suspense fallback={null}>
          <PostSheet
            post={post}
            task={task}
            onRemoved={() => void queryClient.invalidateQueries({ queryKey: [listTopicPosts.id] })}
            onClose={() => setTask(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
