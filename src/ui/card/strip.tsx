import type { ReactNode, Ref } from 'react';
import type { RenderLink } from '../control/render-link.ts';
import styles from './strip.module.css';

interface StripProps {
  /** of its heading */
  readonly id: string;
  readonly title: string;
  /** what the link to all of it says */
  readonly all: string;
  readonly renderAll: RenderLink;
  /** a band stands between it and what is above it */
  readonly isApart?: boolean;
  readonly listRef?: Ref<HTMLUListElement>;
  /** the cards, an `<li>` each */
  readonly children: ReactNode;
}

/** Cards one beside the other, which scroll sideways, and the way to all of them. */
export function Strip({ id, title, all, renderAll, isApart = false, listRef, children }: StripProps) {
  return (
    <section className={isApart ? styles.apart : styles.strip} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.name} id={id}>
          {title}
        </h2>
        {renderAll({ className: styles.all ?? '', children: all })}
      </div>
      <ul className={styles.cards} ref={listRef}>
        {children}
      </ul>
    </section>
  );
}

/** Stands for a strip while it loads. @param children its blank cards */
export function StripSkeleton({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.strip}>
      <div className={styles.head}>
        <span className={styles.name}>{title}</span>
        <span className={styles.all} />
      </div>
      <div className={styles.cards}>{children}</div>
    </div>
  );
}

/** Looks of what a card says: two lines, and the whole card is its link. */
export const stripTitleClass = styles.title ?? '';
