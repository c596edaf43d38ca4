import type { RenderLink } from './render-link.ts';
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
  /** what the links choose among */
  readonly label: string;
}

/** Tabs that are addresses: each a link, so they work before scripts do and Back leads through them. */
export function TabLinks({ items, activeId, label }: TabLinksProps) {
  const strip = useActiveInView<HTMLUListElement>(activeId);
  return (
    <nav className={styles.frame} aria-label={label}>
      <ul className={styles.strip} ref={strip}>
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
    </nav>
  );
}
