import { Link } from '@tanstack/react-router';
import { plainTitle } from '#lib/story/plain-title.ts';
import { buttonClass, Button } from '#ui/control/button.tsx';
import { Picture } from '#ui/content/picture.tsx';
import styles from './atlas-end.module.css';
import type { Article, NewsItem } from '../shared/news-types.ts';

interface AtlasEndProps {
  readonly atlas: Article;
  readonly following: readonly NewsItem[];
  /** restarts the atlas */
  readonly onAgain: () => void;
}

/** Shown after the last picture: the next atlas, others, and links back. */
export function AtlasEnd({ atlas, following, onAgain }: AtlasEndProps) {
  const [next, ...others] = following;
  return (
    <div className={styles.end}>
      <div className={styles.column}>
        {next === undefined ? (
          <p className={styles.none}>图集看完了，新的图集还在路上</p>
        ) : (
          <>
            <h2 className={styles.heading}>下一个图集</h2>
            <AtlasCard atlas={next} isLarge />
          </>
        )}
        {others.length > 0 && (
          <ul className={styles.others} aria-label="更多图集">
            {others.map((other) => (
              <li key={other.id}>
                <AtlasCard atlas={other} />
              </li>
            ))}
          </ul>
        )}
        <p className={styles.ways}>
          <Button onClick={onAgain}>再看一遍</Button>
          <Link
            to="/general/$"
            params={{ _splat: atlas.id }}
            preload="intent"
            className={buttonClass('line')}
          >
            看图文
          </Link>
          <Link to="/atlas/$" params={{ _splat: '' }} preload="intent" className={buttonClass('line')}>
            全部图集
          </Link>
        </p>
      </div>
    </div>
  );
}

function AtlasCard({ atlas, isLarge = false }: { readonly atlas: NewsItem; readonly isLarge?: boolean }) {
  const [cover] = atlas.covers;
  return (
    <Link to="/atlas/$" params={{ _splat: atlas.id }} preload="intent" className={styles.card} data-swipe="">
      {cover && (
        <Picture
          {...cover}
          alt=""
          ratio={isLarge ? '16/9' : '3/2'}
          sizes={isLarge ? 'min(100vw, 640px)' : '50vw'}
        />
      )}
      <span className={isLarge ? styles.name : styles.small}>{plainTitle(atlas.title)}</span>
    </Link>
  );
}
