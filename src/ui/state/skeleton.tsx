import type { NewsCardKind } from '../card/news-card.tsx';
import { classNames } from './class-names.ts';
import card from '../card/news-card.module.css';
import styles from './skeleton.module.css';

/** Stands for a line of text. @param width share of the line it fills, 0 to 1 */
export function SkeletonLine({ width = 1 }: { readonly width?: number }) {
  return <span className={styles.line} style={{ width: `${width * 100}%` }} />;
}

/** Stands for a picture. */
export function SkeletonBox({ ratio }: { readonly ratio: string }) {
  return <span className={styles.box} style={{ aspectRatio: ratio }} />;
}

/** Stands for somebody's picture. */
export function SkeletonAvatar() {
  return <span className={classNames(styles.box, styles.avatar)} />;
}

/** Stands for a card of a list, in the card's own geometry. */
export function SkeletonCard({
  kind,
}: {
  readonly kind: Extract<NewsCardKind, 'text' | 'thumb' | 'three' | 'cover'>;
}) {
  return (
    <div className={classNames(card.card, card[kind])}>
      <div className={card.words}>
        <div className={card.title}>
          <SkeletonLine />
          <SkeletonLine width={0.6} />
        </div>
        <div className={card.meta}>
          <div className={styles.meta}>
            <SkeletonLine width={0.4} />
          </div>
        </div>
      </div>
      {kind !== 'text' && (
        <div className={card.media}>
          {kind === 'three' ? (
            <>
              <SkeletonBox ratio="3/2" />
              <SkeletonBox ratio="3/2" />
              <SkeletonBox ratio="3/2" />
            </>
          ) : (
            <SkeletonBox ratio={kind === 'cover' ? '16/9' : '3/2'} />
          )}
        </div>
      )}
    </div>
  );
}
