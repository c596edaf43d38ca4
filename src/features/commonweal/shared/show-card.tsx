import { Link } from '@tanstack/react-router';
import { Picture } from '#ui/content/picture.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import type { Show } from './commonweal-types.ts';
import styles from './show-card.module.css';
import { ThumbButton } from './thumb-button.tsx';

interface ShowCardProps {
  readonly show: Show;
  readonly first?: boolean;
}

/** A show in a list, with its like button. */
export function ShowCard({ show, first = false }: ShowCardProps) {
  const { id, title, text, pictures, group, publishedAt } = show;
  return (
    <article className={styles.card}>
      <Link to="/v10/publicWelfare/weldetails/$" params={{ _splat: id }} className={styles.door}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        {pictures.length > 0 && (
          <span className={styles.pictures} data-across={Math.min(3, pictures.length)}>
            {pictures.slice(0, 3).map((picture, index) => (
              <Picture
                key={picture.url}
                {...picture}
                alt=""
                ratio={pictures.length === 1 ? '16/9' : '3/2'}
                sizes={pictures.length === 1 ? 'min(100vw, 640px)' : '33vw'}
                first={first && index === 0}
              />
            ))}
          </span>
        )}
      </Link>
      <p className={styles.foot}>
        <span>
          {group !== undefined && `${group.title} · `}
          <RelativeTime at={publishedAt} />
        </span>
        <ThumbButton show={show} />
      </p>
    </article>
  );
}
