import type { ReactElement, ReactNode } from 'react';
import { plainTitle } from '#lib/story/plain-title.ts';
import { Picture } from '#ui/content/picture.tsx';
import type { RenderedLinkProps } from '#ui/control/render-link.ts';
import styles from './video-card.module.css';

interface CardFrameProps {
  readonly title: string;
  readonly cover: { readonly url: string; readonly color: string } | undefined;
  /** on the first screen: its picture loads with high priority */
  readonly first?: boolean;
  /** overlay of the picture */
  readonly over: ReactNode;
  /** the author */
  readonly by: string | undefined;
  /** further information at the end of the line */
  readonly note: ReactNode;
  readonly renderLink: (parts: RenderedLinkProps) => ReactElement;
}

/** A card in two columns; the whole card is the link. */
export function CardFrame({ title, cover, first = false, over, by, note, renderLink }: CardFrameProps) {
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        {cover === undefined ? (
          <div className={styles.blank} />
        ) : (
          <Picture
            url={cover.url}
            alt=""
            color={cover.color}
            ratio="3/2"
            sizes="min(50vw, 320px)"
            first={first}
          />
        )}
        {over}
      </div>
      <h2 className={styles.title}>
        {renderLink({ className: styles.link ?? '', children: plainTitle(title) })}
      </h2>
      <p className={styles.meta}>
        <span className={styles.by}>{by}</span>
        {note}
      </p>
    </article>
  );
}
