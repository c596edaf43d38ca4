import { useRef, type MouseEvent } from 'react';
import styles from './anchor-bar.module.css';
import tabs from './tabs.module.css';
import { useActiveInView } from './use-active-in-view.ts';
import { useAnchors } from './use-anchors.ts';

interface AnchorBarProps {
  /** the page's sections in order; `id` is that of a focusable element */
  readonly items: readonly { readonly id: string; readonly label: string }[];
  /** accessible label of the navigation */
  readonly label: string;
}

/** Links to the sections of a long page; the current one is marked. They work without JavaScript. */
export function AnchorBar({ items, label }: AnchorBarProps) {
  const bar = useRef<HTMLElement>(null);
  const { activeId, goTo } = useAnchors(
    items.map(({ id }) => id),
    bar,
  );
  const strip = useActiveInView<HTMLUListElement>(activeId);

  function go(event: MouseEvent, id: string) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goTo(id);
  }

  return (
    <nav ref={bar} className={styles.bar} aria-label={label} data-screen>
      <ul ref={strip} className={tabs.strip}>
        {items.map((item) => {
          const isActive = item.id === activeId;
          return (
            <li key={item.id} data-active={isActive || undefined}>
              <a
                className={tabs.tab}
                href={`#${item.id}`}
                aria-current={isActive ? 'location' : undefined}
                onClick={(event) => go(event, item.id)}
              >
                {item.label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
