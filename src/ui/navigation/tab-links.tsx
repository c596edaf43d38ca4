import type { KeyboardEvent, ReactNode } from 'react';
import type { RenderLink } from '../control/render-link.ts';
import styles from './tabs.module.css';
import { useActiveInView } from './use-active-in-view.ts';

interface TabLinkItem {
  readonly id: string;
  readonly label: string;
  readonly renderLink: RenderLink;
}

interface TabLinksProps {
  readonly items: readonly TabLinkItem[];
  readonly activeId: string;
  /** accessible label of the navigation */
  readonly label: string;
  /** shown beside the links, outside the scrolling strip, such as a link to all of them */
  readonly end?: ReactNode;
}

/**
 * Tabs whose state is the URL: each is a link, so they work before hydration and Back returns to the previous tab. Arrow
 * keys move and select.
 */
export function TabLinks({ items, activeId, label, end }: TabLinksProps) {
  const strip = useActiveInView<HTMLUListElement>(activeId);

  function moveByKey(event: KeyboardEvent) {
    const links = Array.from(strip.current?.querySelectorAll('a') ?? []);
    const at = links.findIndex((link) => link === event.target);
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
    const next = at < 0 || way === 0 ? undefined : links[at + way];
    if (next === undefined) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    next.click();
  }

  return (
    <nav className={styles.frame} aria-label={label}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links in it are what is pressed */}
      <ul className={styles.strip} ref={strip} onKeyDown={moveByKey}>
        {items.map((item) => {
          const active = item.id === activeId;
          return (
            <li key={item.id} data-active={active || undefined}>
              {item.renderLink({
                className: styles.tab ?? '',
                children: item.label,
                ...(active && { 'aria-current': 'page' }),
              })}
            </li>
          );
        })}
      </ul>
      {end}
    </nav>
  );
}
