import { Link } from '@tanstack/react-router';
import { Button } from '#ui/control/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { storySubject } from '#widgets/comments/comment-subject.ts';
import { CommentSheetProvider } from '#widgets/comments/comment-sheet-provider.tsx';
import { CommentList } from '#widgets/comments/comment-list.tsx';
import { WriteButton } from '#widgets/comments/write-button.tsx';
import styles from './feed-comments.module.css';

interface FeedCommentsProps {
  readonly newsId: string;
  readonly onClose: () => void;
}

/** Comments in a sheet above the video, which continues to play. */
export function FeedComments({ newsId, onClose }: FeedCommentsProps) {
  return (
    <Sheet label="评论" onClose={onClose}>
      <CommentSheetProvider subject={storySubject(newsId)}>
        <section aria-labelledby="video-comments">
          <CommentList
            titleId="video-comments"
            renderAll={(parts) => (
              <Link to="/comment/$" params={{ _splat: newsId }} preload="intent" {...parts} />
            )}
          />
        </section>
        <div className={styles.bar}>
          <WriteButton />
          <Button variant="quiet" onClick={onClose}>
            关闭
          </Button>
        </div>
      </CommentSheetProvider>
    </Sheet>
  );
}
