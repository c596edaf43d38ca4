import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { countText } from '#lib/text/counts.ts';
import { iconLinkClass, iconLinkCountClass, IconButton } from '#ui/control/icon-button.tsx';
import { CommentIcon, LikeIcon, SaveIcon, ShareIcon } from '#ui/icons/actions.tsx';
import { WriteButton } from '#widgets/comments/write-button.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useLoadedData } from '#widgets/gateway/loaded-data.ts';
import { useDeviceList } from '#widgets/device-lists/use-device-list.ts';
import { useAct } from '#widgets/notice/use-act.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { useOutbox } from '#widgets/outbox/outbox-context.ts';
import { useUnsentLike, withUnsentLike } from '#widgets/outbox/unsent-like.ts';
import { savedBy, useUnsentSave } from '#widgets/reactions/pending-reactions.ts';
import { useKeepingAct } from '#widgets/reactions/use-queued-mutation.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import type { Poster } from '#widgets/share/draw-poster.ts';
import styles from './article-actions.module.css';
import type { Article } from '../shared/news-types.ts';
import type { StoryChange } from '../shared/text/use-story.ts';
import { withLikes } from '../shared/with-likes.ts';

const loadActs = () => import('../shared/text/count-share.ts');
const loadSaving = () => import('./save-acts.ts');
const loadSheet = () => import('#widgets/share/share-sheet.tsx');
const ShareSheet = lazy(async () => ({ default: (await loadSheet()).ShareSheet }));

interface ArticleActionsProps {
  readonly article: Article;
  readonly onChange: (next: StoryChange) => void;
}

/** What a reader does with a story, at the thumb. What a tap needs is fetched on it. */
export function ArticleActions({ article, onChange }: ArticleActionsProps) {
  const { id: newsId, counts, liked } = article;
  const room = { gateway: useGateway(), loaded: useLoadedData(), showChange: onChange };
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const { signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const act = useAct();
  const keepingAct = useKeepingAct();
  const unsentLike = useUnsentLike({ storyId: newsId });
  const like = withUnsentLike({ liked, likes: counts.likes }, unsentLike);
  const notice = useNotice();
  const unsentSave = useUnsentSave(newsId);
  const isOnDevice = useDeviceList('savedStories')?.some(({ id }) => id === newsId) ?? false;
  const saved = (signedIn && (unsentSave ?? article.saved)) || isOnDevice;
  const { watchSent } = useOutbox();
  useEffect(
    () =>
      watchSent((sent) => {
        const isSaved = savedBy(sent, newsId);
        if (isSaved !== undefined) onChange((story) => ({ ...story, saved: isSaved }));
        if (sent.kind !== 'story-like' || sent.newsId !== newsId) return;
        onChange((story) => {
          const { liked: isLiked, counts: now } = story;
          return withLikes(story, withUnsentLike({ liked: isLiked, likes: now.likes }, sent.like));
        });
      }),
    [watchSent, newsId, onChange],
  );
  const [sharing, setSharing] = useState(false);

  function saveIt() {
    if (!signedIn) return act(saveHere);
    const save = { kind: 'story-save', newsId, save: !saved } as const;
    keepingAct({
      act: save,
      show: () => onChange((story) => ({ ...story, saved: save.save })),
      run: async (clientId) => (await loadSaving()).saveStory(room, article, save, clientId),
    });
  }

  async function saveHere() {
    const told = await saveOnThisDevice(article, !saved);
    if (told !== undefined) notice.toast(told);
  }

  function likeIt() {
    if (!signedIn) return askToSignIn('点赞');
    const next = withUnsentLike(like, !like.liked);
    keepingAct({
      act: { kind: 'story-like', newsId, like: next.liked },
      show: () => onChange((story) => withLikes(story, next)),
      run: async (clientId, isLast) => (await loadActs()).likeStory(room, article, clientId, isLast),
    });
  }

  return (
    <section className={styles.bar} aria-label="文章操作" data-story-bar data-screen>
      <WriteButton />
      <div className={styles.signs}>
        <a className={iconLinkClass} href="#comments" aria-label={`看评论 ${counts.comments}`}>
          <CommentIcon />
          <span className={iconLinkCountClass}>{countText(counts.comments)}</span>
        </a>
        <IconButton
          label="点赞"
          icon={<LikeIcon />}
          count={unsentLike === undefined ? countText(like.likes) : '未发送'}
          aria-pressed={like.liked}
          onClick={likeIt}
        />
        <IconButton
          label="收藏"
          icon={<SaveIcon />}
          {...(signedIn && unsentSave !== undefined && { count: '未发送' })}
          aria-pressed={saved}
          onClick={saveIt}
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

/** @returns what is to be said of it, where something is */
async function saveOnThisDevice(story: Article, save: boolean): Promise<string | undefined> {
  const { saveOnDevice } = await import('#widgets/reactions/save-on-device.ts');
  return saveOnDevice(story, save, Date.now());
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
