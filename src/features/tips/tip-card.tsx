import { Link } from '@tanstack/react-router';
import { countText } from '#lib/text/counts.ts';
import { NineGrid, pictureLabel } from '#ui/list/nine-grid.tsx';
import { categoryName } from '#widgets/tips/tip-labels.ts';
import styles from './tip-card.module.css';
import { TipVideo } from './tip-video.tsx';
import { TipMeta } from './tip-meta.tsx';
import type { Tip } from './tip-types.ts';

interface TipCardProps {
  readonly tip: Tip;
  /** shows the topic, in lists of several topics */
  readonly withTopic?: boolean;
}

/** A tip in a list; its pictures open in the gallery on its page. */
export function TipCard({ tip, withTopic = false }: TipCardProps) {
  const { id, text, category, pictures, video, topic, reply, follows, comments } = tip;
  return (
    <article className={styles.card}>
      <TipMeta tip={tip} />
      <Link to="/info/$" params={{ _splat: id }} className={styles.text}>
        {text}
      </Link>
      <NineGrid
        pictures={pictures}
        renderLink={(number, picture, shown) => (
          <Link
            to="/info/$"
            params={{ _splat: id }}
            search={{ picture: number }}
            preload={false}
            aria-label={pictureLabel(number, picture)}
          >
            {shown}
          </Link>
        )}
      />
      {video !== undefined && <TipVideo video={video} />}
      {reply !== undefined && (
        <p className={styles.reply}>
          <span className={styles.by}>{reply.by}</span> {reply.text}
        </p>
      )}
      <p className={styles.foot}>
        <span>{categoryName(category)}</span>
        {withTopic && topic !== undefined && <span className={styles.topic}>#{topic.title}</span>}
        <span className={styles.counts}>
          {countText(follows)} 人关注
          {comments > 0 && ` · ${countText(comments)} 条评论`}
        </span>
      </p>
    </article>
  );
}
