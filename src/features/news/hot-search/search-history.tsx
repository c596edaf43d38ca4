import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import {
  clearSearchHistory,
  readSearchHistory,
  watchSearchHistory,
} from '#platform/storage/search-history.ts';
import { Button } from '#ui/control/button.tsx';
import { chipLinkClass } from '#ui/control/chip.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import styles from './search-history.module.css';

const nothing: readonly string[] = [];

/** Searches made on this device; unknown to the server, so rendered after hydration. */
export function SearchHistory() {
  const history = useSyncExternalStore(watchSearchHistory, readSearchHistory, () => nothing);
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="search-history">
      <SectionHead id="search-history" title="搜索历史">
        <Button variant="quiet" onClick={clearSearchHistory}>
          清空
        </Button>
      </SectionHead>
      <ul className={styles.words}>
        {history.map((words) => (
          <li key={words}>
            <Link to="/hotSearch" search={{ q: words }} preload="intent" className={chipLinkClass}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
