import { Link } from '@tanstack/react-router';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import type { Tip } from './tip-labels.ts';
import styles from './tip-reply.module.css';

/** The newspaper's reply and the resulting story, if any. */
export function TipReply({ tip: { reply, story } }: { readonly tip: Pick<Tip, 'reply' | 'story'> }) {
  if (reply === undefined && story === undefined) return null;
  return (
    <div className={styles.box}>
      {reply !== undefined && (
        <>
          <p className={styles.head}>
            <span className={styles.by}>{reply.by}</span>
            <span>回复</span>
            <RelativeTime at={reply.at} />
          </p>
          <p className={styles.text}>{reply.text}</p>
        </>
      )}
      {story !== undefined && (
        <Link to="/general/$" params={{ _splat: story.id }} className={styles.story}>
          <span className={styles.label}>报道</span>
          <span>{story.title}</span>
        </Link>
      )}
    </div>
  );
}
