import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { countText } from '#lib/text/counts.ts';
import { iconLinkClass, iconLinkCountClass, IconButton } from '#ui/control/icon-button.tsx';
import { CommentIcon, LikeIcon, SaveIcon, ShareIcon } from '#ui/icons/actions.tsx';
import { storySubject } from '#widgets/comments/comment-subject.ts';
import { useCommentTotal } from '#widgets/comments/use-comment-total.ts';
import { WriteButton } from '#widgets/comments/write-button.tsx';
import { useAction } from '#widgets/notice/use-action.ts';
import { useLike } from '#widgets/reactions/use-like.ts';
import { useSave } from '#widgets/reactions/use-save.ts';
import type { Poster } from '#widgets/share/poster.ts';
import styles from './article-actions.module.css';
import type { Article } from '../shared/news-types.ts';

const loadSheet = () => import('#widgets/share/share-sheet.tsx');
const ShareSheet = lazy(async () => ({ default: (await loadSheet()).ShareSheet }));

/** Action bar of a story. Code for an action is loaded on its tap. */
export function ArticleActions({ article }: { readonly article: Article }) {
  const { id: newsId, counts } = article;
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const act = useAction();
  const like = useLike({ kind: 'story-like', newsId }, { liked: article.liked, likes: counts.likes });
  const save = useSave(article);
  const comments = useCommentTotal(storySubject(newsId), counts.comments);
  const [sharing, setSharing] = useState(false);

  return (
    <section className={styles.bar} aria-label="文章操作" data-story-bar data-screen>
      <WriteButton />
      <div className={styles.signs}>
        <a className={iconLinkClass} href="#comments" aria-label={`看评论 ${comments}`}>
          <CommentIcon />
          <span className={iconLinkCountClass}>{countText(comments)}</span>
        </a>
        <IconButton
          label="点赞"
          icon={<LikeIcon />}
          count={like.isPending ? '未发送' : countText(like.likes)}
          aria-pressed={like.liked}
          onClick={like.toggleLike}
        />
        <IconButton
          label="收藏"
          icon={<SaveIcon />}
          {...(save.isPending && { count: '未发送' })}
          aria-pressed={save.saved}
          onClick={save.toggleSave}
        />
        <IconButton
          label="分享"
          icon={<ShareIcon />}
          aria-haspopup="dialog"
          onClick={() =>
            act(async () => {
              await loadSheet();
              setSharing(true);
            })
          }
        />
      </div>
      {sharing && (
        <Suspense fallback={null}>
          <ShareSheet story={posterOf(article, origin)} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** Poster of a story; its URL carries no token of the reader. */
function posterOf({ id, shareCard, publishedAt, covers }: Article, origin: string): Poster {
  return {
    title: shareCard.title,
    summary: shareCard.description,
    date: publishedAt.slice(0, 10),
    picture: covers[0]?.url,
    url: `${origin}/new/general/${id}`,
  };
}
