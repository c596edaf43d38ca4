import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { plainTitle } from '#lib/story/plain-title.ts';
import { countText } from '#lib/text/counts.ts';
import { IconButton } from '#ui/control/icon-button.tsx';
import { CommentIcon, ShareIcon } from '#ui/icons/actions.tsx';
import { storySubject } from '#widgets/comments/comment-subject.ts';
import { useCommentTotal } from '#widgets/comments/use-comment-total.ts';
import styles from './feed-info.module.css';
import { LikeButton } from '../shared/like-button.tsx';
import { MadeBy } from '../shared/made-by.tsx';
import { SaveButton } from '../shared/save-button.tsx';
import type { Video } from '../shared/video-types.ts';

/** Actions that open a sheet. */
export type FeedTask = 'comments' | 'share';

interface FeedInfoProps {
  readonly video: Video;
  readonly onTask: (task: FeedTask, video: Video) => void;
}

/**
 * Overlay of a video in the feed: author, title and actions. Memoised: only changes of the video's own like and save marks render
 * it, since a swipe has no time for three renders.
 */
export const FeedInfo = memo(function FeedInfo({ video, onTask }: FeedInfoProps) {
  const { id, title, counts, collection } = video;
  return (
    <>
      <div className={styles.shade} aria-hidden="true" />
      <div className={styles.words}>
        <MadeBy video={video} />
        <Link to="/video/$" params={{ _splat: id }} preload="intent" className={styles.title}>
          {plainTitle(title)}
        </Link>
        {collection !== undefined && (
          <Link
            to="/videosCollection/$"
            params={{ _splat: collection.id }}
            preload="intent"
            className={styles.chip}
          >
            合集 · {collection.title}
            <span className={styles.place}>
              第 {collection.place} 集，共 {collection.total} 集
            </span>
          </Link>
        )}
      </div>
      <div className={styles.rail}>
        <LikeButton liked={video} />
        <IconButton
          label="看评论"
          icon={<CommentIcon />}
          count={countText(useCommentTotal(storySubject(id), counts.comments))}
          aria-haspopup="dialog"
          onClick={() => onTask('comments', video)}
        />
        <SaveButton saved={video} />
        <IconButton
          label="分享"
          icon={<ShareIcon />}
          aria-haspopup="dialog"
          onClick={() => onTask('share', video)}
        />
      </div>
    </>
  );
});
