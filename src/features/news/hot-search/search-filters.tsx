import { Link } from '@tanstack/react-router';
import { chipLinkClass } from '#ui/control/chip.ts';
import type { NewsQuery } from '../shared/queries.ts';
import styles from './search-filters.module.css';

interface Filter<Value> {
  readonly value: Value | undefined;
  readonly name: string;
}

const kinds: readonly Filter<NonNullable<NewsQuery['kind']>>[] = [
  { value: undefined, name: '全部' },
  { value: 'article', name: '文章' },
  { value: 'video', name: '视频' },
  { value: 'atlas', name: '图集' },
  { value: 'audio', name: '音频' },
  { value: 'live', name: '直播' },
  { value: 'special', name: '专题' },
];
const periods: readonly Filter<NonNullable<NewsQuery['period']>>[] = [
  { value: undefined, name: '不限时间' },
  { value: 'day', name: '一天内' },
  { value: 'week', name: '一周内' },
  { value: 'month', name: '一月内' },
  { value: 'year', name: '一年内' },
];

/** Restricts the results to a kind and to a time; both are in the URL. */
export function SearchFilters({ search }: { readonly search: NewsQuery }) {
  return (
    <>
      <FilterRow
        label="类型"
        filters={kinds}
        chosen={search.kind}
        searchFor={(kind) => ({ ...search, kind })}
      />
      <FilterRow
        label="时间"
        filters={periods}
        chosen={search.period}
        searchFor={(period) => ({ ...search, period })}
      />
    </>
  );
}

interface FilterRowProps<Value> {
  readonly label: string;
  readonly filters: readonly Filter<Value>[];
  readonly chosen: Value | undefined;
  readonly searchFor: (value: Value | undefined) => NewsQuery;
}

function FilterRow<Value>({ label, filters, chosen, searchFor }: FilterRowProps<Value>) {
  return (
    <nav aria-label={label}>
      <ul className={styles.row}>
        {filters.map(({ value, name }) => (
          <li key={name} className={styles.place} data-active={value === chosen || undefined}>
            <Link
              to="/hotSearch"
              search={searchFor(value)}
              replace
              resetScroll={false}
              preload="intent"
              className={chipLinkClass}
              {...(value === chosen && { 'aria-current': 'true' })}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
