import type { ReactNode } from 'react';
import styles from './cover-card.module.css';
import { Picture } from '../content/picture.tsx';
import type { RenderLink } from '../control/render-link.ts';
import { SkeletonBox, SkeletonLine } from '../state/skeleton.tsx';

interface CoverCardProps {
  readonly title: string;
  readonly summary?: string;
  readonly cover: { readonly url: string; readonly color: string } | undefined;
  /** one line under the title */
  readonly facts: ReactNode;
  readonly renderLink: RenderLink;
  /** first card of the list: its picture loads with high priority */
  readonly first?: boolean;
}

/** A card with a large cover, such as a VR tour or a quiz. The whole card is the link. */
export function CoverCard({ title, summary, cover, facts, renderLink, first = false }: CoverCardProps) {
  return renderLink({
    className: styles.card ?? '',
    children: (
      <>
        {cover !== undefined && (
          <Picture
            url={cover.url}
            color={cover.color}
            alt=""
            ratio="16/9"
            sizes="min(100vw, 640px)"
            first={first}
          />
        )}
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {summary !== undefined && <span className={styles.summary}>{summary}</span>}
          <span className={styles.facts}>{facts}</span>
        </span>
      </>
    ),
  });
}

/** A vertical list of cover cards. @param children one `<li>` per card */
export function CoverCards({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** Placeholder while cover cards load. */
export function CoverCardsSkeleton() {
  return (
    <CoverCards>
      {[0.6, 0.8].map((width) => (
        <li key={width} className={styles.card}>
          <SkeletonBox ratio="16/9" />
          <span className={styles.words}>
            <span className={styles.title}>
              <SkeletonLine width={width} />
            </span>
            <span className={styles.summary}>
              <SkeletonLine />
              <SkeletonLine width={width} />
            </span>
          </span>
        </li>
      ))}
    </CoverCards>
  );
}
