import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { countText } from '#lib/counts.ts';
import { iconLinkClass, iconLinkCountClass, IconButton } from '#ui/icon-button.tsx';
import { CommentIcon, LikeIcon, SaveIcon, ShareIcon } from '#ui/icons/actions.tsx';
import { WriteButton } from '#widgets/comments/write-button.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useLoadedData } from '#widgets/gateway/loaded-data.ts';
import { useAct } from '#widgets/notice/use-act.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import type { Poster } from '#widgets/share/draw-poster.ts';
import styles from './article-actions.module.css';
import type { Article } from './news-types.ts';
import type { StoryChange } from './use-story.ts';

const loadActs = () => import('./story-acts.ts');
const loadSheet = () => import('#widgets/share/share-sheet.tsx');
const ShareSheet = lazy(async () => ({ default: (await loadSheet()).ShareSheet }));

interface ArticleActionsProps {
  readonly article: Article;
  readonly onChange: (next: StoryChange) => void;
}

/** What a reader does with a story, at the thumb. What a tap needs is fetched on it. */
export function ArticleActions({ article, onChange }: ArticleActionsProps) {
  const { counts, liked, saved } = article;
  const room = { gateway: useGateway(), loaded: useLoadedData(), showChange: onChange };
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const { signedIn } = useSession();
  const notice = useNotice();
  const act = useAct();
  const onTheirWay = useRef(new Set<string>());
  const [sharing, setSharing] = useState(false);

  /** One act of a kind at a time: a second tap meanwhile would race the first. @param name of the act, in words */
  function whenSignedIn(name: string, run: (acts: Awaited<ReturnType<typeof loadActs>>) => Promise<void>) {
    if (!signedIn) return notice.toast(`登录后可以${name}`);
    if (onTheirWay.current.has(name)) return;
    onTheirWay.current.add(name);
    act(async () => {
      try {
        await run(await loadActs());
      } finally {
        onTheirWay.current.delete(name);
      }
    });
  }

  return (
    <section className={styles.bar} aria-label="文章操作">
      <WriteButton />
      <div className={styles.signs}>
        <a className={iconLinkClass} href="#comments" aria-label={`看评论 ${counts.comments}`}>
          <CommentIcon />
          <span className={iconLinkCountClass}>{countText(counts.comments)}</span>
        </a>
        <IconButton
          label="点赞"
          icon={<LikeIcon />}
          count={countText(counts.likes)}
          aria-pressed={liked}
          onClick={() => whenSignedIn('点赞', ({ likeStory }) => likeStory(room, article))}
        />
        <IconButton
          label="收藏"
          icon={<SaveIcon />}
          aria-pressed={saved}
          onClick={() => whenSignedIn('收藏', ({ saveStory }) => saveStory(room, article))}
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
          <ShareSheet
            story={posterOf(article, origin)}
            onShared={() => act(async () => (await loadActs()).countShare(room.gateway, article.id))}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The story as others get it; its address is its own alone, so no token of the reader's goes along. */
function posterOf({ id, shareCard, publishedAt, covers }: Article, origin: string): Poster {
  return {
    title: shareCard.title,
    summary: shareCard.description,
    date: publishedAt.slice(0, 10),
    picture: covers[0]?.url,
    url: `${origin}/new/general/${id}`,
  };
}
