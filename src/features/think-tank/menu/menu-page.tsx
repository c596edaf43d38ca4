import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { cityOf } from '#lib/search/cities.ts';
import { isSectorName } from '#rules/think-tank/sector.ts';
import { sectorLayouts } from '#rules/think-tank/sector-layouts.gen.ts';
import { sectorNames } from '#rules/think-tank/sector-names.gen.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { groupByLetter } from '#widgets/letter-index/group-by-letter.ts';
import { LetterIndex } from '#widgets/letter-index/letter-index.tsx';
import { useLetterAtTop } from '#widgets/letter-index/use-letter-at-top.ts';
import { useLetterIndex } from '#widgets/letter-index/use-letter-index.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { ThinkTankShare } from '../shared/think-tank-share.tsx';
import { namesQuery } from '../shared/think-tank-queries.ts';
import type { EnterpriseName } from '../shared/think-tank-types.ts';
import styles from './menu-page.module.css';
import { matching } from './menu-rows.ts';

interface MenuPageProps {
  /** text that the address searches for */
  readonly words: string;
}

/** Sectors, and all enterprises from A to Z with their letters beside them. Data is loaded by `loadMenu`. */
export function MenuPage({ words }: MenuPageProps) {
  const { list } = useSuspenseQuery(namesQuery(useGateway())).data;
  const all = useRef<HTMLElement>(null);
  const fieldId = useId();
  const index = useLetterIndex((letter) => {
    const target = letter === undefined ? all.current : document.getElementById(`letter-${letter}`);
    target?.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  const { onFilter, onScrolled } = index;
  const [hasTyped, setHasTyped] = useState(false);
  useEffect(() => {
    if (words !== '') onFilter(words);
  }, [words, onFilter]);
  // by the address, as on the server, until the reader types
  const shown = matching(list, hasTyped ? index.filter : words);
  const groups = groupByLetter(shown);
  const letters = groups.map(([letter]) => letter);
  useLetterAtTop(letters, onScrolled);
  return (
    <>
      <PageBar
        title={<h1>全部机构</h1>}
        end={
          <ThinkTankShare
            title="智库全部机构"
            summary={`${list.length} 家机构，按行业和字母找`}
            path="/ThinkFile/allMenuShare"
          />
        }
      />
      <main className={styles.page}>
        <nav aria-labelledby="sectors">
          <SectionHead id="sectors" title="行业" />
          <ul className={styles.sectors}>
            {sectorNames.map((sector) => (
              <li key={sector}>
                <Link
                  to="/ThinkFile/$sector/$"
                  params={{ sector, _splat: '' }}
                  preload="intent"
                  className={styles.sector}
                >
                  {sectorLayouts[sector].label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section ref={all} aria-labelledby="all">
          <SectionHead id="all" title="从 A 到 Z" note={`${shown.length} 家`} />
          <label className={styles.search} htmlFor={fieldId}>
            <span>名称、拼音首字母或城市</span>
            <input
              id={fieldId}
              type="search"
              autoComplete="off"
              defaultValue={words}
              maxLength={40}
              onChange={(event) => {
                setHasTyped(true);
                onFilter(event.target.value);
              }}
            />
          </label>
          {groups.length === 0 && <EmptyState text="没有找到，换个名字或城市再试" />}
          {groups.map(([letter, rows]) => (
            <section
              key={letter}
              className={styles.group}
              style={{ containIntrinsicHeight: groupSize(rows.length) }}
              aria-labelledby={`letter-${letter}`}
            >
              <h3 id={`letter-${letter}`} className={styles.letter}>
                {letter}
              </h3>
              <ul>
                {rows.map((row) => (
                  <li key={row.id}>
                    <NameRow row={row} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
        <LetterIndex letters={letters} label="按字母找机构" index={index} />
      </main>
    </>
  );
}

/** Size of a group that has not been laid out. An estimate that is far off would move the letter that was scrolled to. */
const groupSize = (rows: number) => `auto calc(${rows} * var(--target) + var(--space-8) + var(--space-2))`;

function NameRow({ row: { id, name, sector, cityId } }: { readonly row: EnterpriseName }) {
  if (!isSectorName(sector)) return null;
  return (
    <Link to="/ThinkFile/$sector/$" params={{ sector, _splat: id }} preload="intent" className={styles.row}>
      <span>{name}</span>
      <span className={styles.meta}>
        {cityOf(cityId)?.name} {sectorLayouts[sector].label}
      </span>
    </Link>
  );
}
