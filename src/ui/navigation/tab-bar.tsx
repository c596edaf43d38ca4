import type { ReactNode } from 'react';
import type { RenderLink } from '../control/render-link.ts';
import styles from './tab-bar.module.css';

interface TabBarItem {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly renderLink: RenderLink;
}

interface TabBarProps {
  readonly items: readonly TabBarItem[];
  readonly activeId: string;
}

/** The bottom tab bar with the main destinations. */
export function TabBar({ items, activeId }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label="主要栏目">
      <ul className={styles.items}>
        {items.map(({ id, label, icon, renderLink }) => (
          <li key={id} className={styles.item}>
            {renderLink({
              className: styles.link ?? '',
              ...(id === activeId && { 'aria-current': 'page' }),
              children: (
                <>
                  {icon}
                  <span>{label}</span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
