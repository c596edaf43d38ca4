import type { KeyboardEvent } from 'react';
import styles from './tabs.module.css';
import { useActiveInView } from './use-active-in-view.ts';

interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface TabsProps<Id extends string> {
  readonly items: readonly TabItem<Id>[];
  readonly activeId: Id;
  readonly onChange: (id: Id) => void;
  /** accessible label of the tab list */
  readonly label: string;
  /** id of the panel that shows the active tab's content */
  readonly panelId: string;
}

/** Tabs within a page: one stop for the Tab key, arrow keys move and select. */
export function Tabs<Id extends string>({ items, activeId, onChange, label, panelId }: TabsProps<Id>) {
  const strip = useActiveInView<HTMLDivElement>(activeId);

  function moveByKey(event: KeyboardEvent<HTMLDivElement>) {
    const from = items.findIndex((item) => item.id === activeId);
    const to = targetOf(event.key, from, items.length);
    const item = to === undefined ? undefined : items[to];
    if (item === undefined) return;
    event.preventDefault();
    onChange(item.id);
    strip.current?.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus();
  }

  return (
    <div className={styles.strip} role="tablist" aria-label={label} ref={strip} onKeyDown={moveByKey}>
      {items.map((item) => {
        const active = item.id === activeId;
        return (
          <button
            key={item.id}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={active}
            aria-controls={panelId}
            tabIndex={active ? 0 : -1}
            data-active={active || undefined}
            onClick={() => onChange(item.id)}
          >
            {item.label}
          </button>
        );
      })}
    </div>
  );
}

/** Index of the tab that a key moves to; wraps around at the ends. */
function targetOf(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
