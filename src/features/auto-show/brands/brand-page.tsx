import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { priceBands } from '#rules/auto-show/price-bands.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { chipLinkClass } from '#ui/control/chip.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { brandCard } from '../shared/auto-cards.ts';
import { AutoShare } from '../shared/auto-share.tsx';
import { autoBrandQuery } from '../shared/auto-queries.ts';
import type { AutoEnergy, AutoPriceBand, AutoSeriesCard } from '../shared/auto-types.ts';
import { bandNames, energyNames } from '../shared/auto-words.ts';
import { BrandBadge } from '../shared/brand-badge.tsx';
import { SeriesCard, seriesGridClass } from '../shared/series-card.tsx';
import type { BrandSearch } from './brand-address.ts';
import styles from './brand-page.module.css';

interface BrandPageProps {
  readonly id: string;
  readonly search: BrandSearch;
}

/** The models of a brand; the filters are in the address. Data is loaded by `loadBrand`. */
export function BrandPage({ id, search }: BrandPageProps) {
  const details = useSuspenseQuery(autoBrandQuery(useGateway(), id)).data;
  const { brand, introduction, series } = details;
  const energies = [...new Set(series.map(({ energy }) => energy))];
  const bands = bandNames.filter((band) => series.some((one) => isInBand(one, band)));
  const shown = series.filter(
    (one) =>
      (search.energy === undefined || one.energy === search.energy) &&
      (search.price === undefined || isInBand(one, search.price)),
  );
  return (
    <>
      <PageBar title="品牌" end={<AutoShare card={brandCard(details)} />} />
      <main className={styles.page}>
        <header className={styles.head}>
          <BrandBadge brand={brand} />
          <h1 className={styles.name}>{brand.name}</h1>
          <p className={styles.words}>{introduction}</p>
        </header>
        <nav className={styles.filters} aria-label="筛选">
          <Filter
            id={id}
            search={search}
            name="energy"
            values={energies}
            labelOf={(one) => energyNames[one]}
          />
          <Filter
            id={id}
            search={search}
            name="price"
            values={bands}
            labelOf={(one) => priceBands[one].label}
          />
        </nav>
        <section aria-labelledby="series">
          <SectionHead id="series" title="车系" note={`${shown.length} 个`} />
          {shown.length === 0 ? (
            <EmptyState text="没有符合条件的车系，换个条件看看" />
          ) : (
            <div className={seriesGridClass}>
              {shown.map((one, index) => (
                <SeriesCard key={one.id} series={one} first={index === 0} />
              ))}
            </div>
          )}
        </section>
      </main>
    </>
  );
}

function isInBand({ priceFrom, priceTo }: AutoSeriesCard, band: AutoPriceBand): boolean {
  const { from, below } = priceBands[band];
  return priceFrom < below && priceTo >= from;
}

interface FilterProps<Value extends AutoEnergy | AutoPriceBand> {
  readonly id: string;
  readonly search: BrandSearch;
  readonly name: keyof BrandSearch;
  readonly values: readonly Value[];
  readonly labelOf: (value: Value) => string;
}

/** A filter's values as links; the chosen one leads back to all. */
function Filter<Value extends AutoEnergy | AutoPriceBand>({
  id,
  search,
  name,
  values,
  labelOf,
}: FilterProps<Value>) {
  return (
    <ul className={styles.values}>
      {values.map((value) => {
        const isChosen = search[name] === value;
        return (
          <li key={value}>
            <Link
              to="/autoShow/brandDetails/$"
              params={{ _splat: id }}
              search={{ ...search, [name]: isChosen ? undefined : value }}
              replace
              resetScroll={false}
              className={chipLinkClass}
              {...(isChosen && { 'aria-current': true })}
            >
              {labelOf(value)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
