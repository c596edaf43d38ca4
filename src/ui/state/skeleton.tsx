import type { NewsCardKind } from '../card/news-card.tsx';
import { classNames } from './class-names.ts';
import card from '../card/news-card.module.css';
import styles from './skeleton.module.css';

/** Placeholder for a line of text. @param width share of the full width, 0 to 1 */
export function SkeletonLine({ width = 1 }: { readonly width?: number }) {
  return <span className={styles.line} style={{ width: `${width * 100}%` }} />;
}

/** Placeholder for a picture. */
export function SkeletonBox({ ratio }: { readonly ratio: string }) {
  return <span className={styles.box} style={{ aspectRatio: ratio }} />;
}

/** Placeholder for an avatar. */
export function SkeletonAvatar() {
  return <span className={classNames(styles.box, styles.avatar)} />;
}

/** Placeholder for a news card, with the card's geometry. */
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
