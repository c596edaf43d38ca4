import type { ReactNode, Ref } from 'react';
import type { RenderLink } from '../control/render-link.ts';
import styles from './strip.module.css';

interface StripProps {
  /** id of the heading */
  readonly id: string;
  readonly title: string;
  /** text of the link to the full list */
  readonly all: string;
  readonly renderAll: RenderLink;
  /** draws a separating band above the strip */
  readonly isApart?: boolean;
  readonly listRef?: Ref<HTMLUListElement>;
  /** one `<li>` per card */
  readonly children: ReactNode;
}

/** A row of cards that scrolls sideways, with a link to the full list. */
export function Strip({ id, title, all, renderAll, isApart = false, listRef, children }: StripProps) {
  return (
    <section className={isApart ? styles.apart : styles.strip} aria-labelledby={id}>
      <StripHead id={id} title={title} all={all} renderAll={renderAll} />
      <ul className={styles.cards} ref={listRef}>
        {children}
      </ul>
    </section>
  );
}

/** Heading of a block between stories, with a link to the full list. */
export function StripHead({
  id,
  title,
  all,
  renderAll,
}: Pick<StripProps, 'id' | 'title' | 'all' | 'renderAll'>) {
  return (
    <div className={styles.head}>
      <h2 className={styles.name} id={id}>
        {title}
      </h2>
      {renderAll({ className: styles.all ?? '', children: all })}
    </div>
  );
}

/** Class of a card's title: two lines, and the whole card is its link. */
export const stripTitleClass = styles.title ?? '';
