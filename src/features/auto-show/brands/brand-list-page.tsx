import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { SectionHead } from '#ui/card/section-head.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { groupByLetter } from '#widgets/letter-index/group-by-letter.ts';
import { LetterIndex } from '#widgets/letter-index/letter-index.tsx';
import { useLetterAtTop } from '#widgets/letter-index/use-letter-at-top.ts';
import { useLetterIndex } from '#widgets/letter-index/use-letter-index.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { brandsCard } from '../shared/auto-cards.ts';
import { AutoShare } from '../shared/auto-share.tsx';
import { autoBrandsQuery } from '../shared/auto-queries.ts';
import { BrandBadge } from '../shared/brand-badge.tsx';
import styles from './brand-list-page.module.css';

/** All brands from A to Z with their letters beside them. Data is loaded by `loadBrands`. */
export function BrandListPage() {
  const { list } = useSuspenseQuery(autoBrandsQuery(useGateway())).data;
  const all = useRef<HTMLElement>(null);
  const fieldId = useId();
  const index = useLetterIndex((letter) => {
    const target = letter === undefined ? all.current : document.getElementById(`letter-${letter}`);
    target?.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  const wanted = index.filter.normalize('NFKC').trim().toLowerCase();
  const shown = list.filter(
    ({ name, initials }) =>
      wanted === '' || name.toLowerCase().includes(wanted) || initials.startsWith(wanted),
  );
  const groups = groupByLetter(shown);
  const letters = groups.map(([letter]) => letter);
  useLetterAtTop(letters, index.onScrolled);
  return (
    <>
      <PageBar title={<h1>全部品牌</h1>} end={<AutoShare card={brandsCard(list)} />} />
      <main ref={all} className={styles.page}>
        <label className={styles.search} htmlFor={fieldId}>
          <span>品牌名或拼音首字母</span>
          <input
            id={fieldId}
            type="search"
            autoComplete="off"
            maxLength={40}
            onChange={(event) => index.onFilter(event.target.value)}
          />
        </label>
        {groups.length === 0 && <EmptyState text="没有找到这个品牌" />}
        {groups.map(([letter, brands]) => (
          <section key={letter} aria-labelledby={`letter-${letter}`}>
            <SectionHead id={`letter-${letter}`} title={letter} />
            <ul>
              {brands.map((brand) => (
                <li key={brand.id}>
                  <Link
                    to="/autoShow/brandDetails/$"
                    params={{ _splat: brand.id }}
                    preload="intent"
                    className={styles.row}
                  >
                    <BrandBadge brand={brand} />
                    {brand.name}
                    <span className={styles.count}>{brand.seriesCount} 个车系</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <LetterIndex letters={letters} label="按字母找品牌" index={index} />
      </main>
    </>
  );
}
