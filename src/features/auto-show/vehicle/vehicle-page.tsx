import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SectionHead } from '#ui/card/section-head.tsx';
import { buttonClass } from '#ui/control/button.tsx';
import { linkClass } from '#ui/control/link.ts';
import { longDay } from '#lib/time/dates.ts';
import { PictureGrid } from '#widgets/gallery/picture-grid.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { vehicleCard } from '../shared/auto-cards.ts';
import { AutoShare } from '../shared/auto-share.tsx';
import { autoSeriesQuery } from '../shared/auto-queries.ts';
import type { AutoSeriesDetails } from '../shared/auto-types.ts';
import { bodyNames, energyNames, partNames, priceRange, yuan } from '../shared/auto-words.ts';
import { LandingPrice } from './landing-price.tsx';
import { NearShops } from './near-shops.tsx';
import { Specifications } from './specifications.tsx';
import styles from './vehicle-page.module.css';

interface VehiclePageProps {
  readonly id: string;
  /** number of the picture that the URL opens, from 1 */
  readonly picture: number | undefined;
}

/** A model: pictures by part, prices, specifications, what it costs with everything, shops. Data is loaded by `loadVehicle`. */
export function VehiclePage({ id, picture }: VehiclePageProps) {
  const details = useSuspenseQuery(autoSeriesQuery(useGateway(), id)).data;
  const { series, summary, trims, pictures, specifications } = details;
  const shown = pictures.map(({ part, picture: one }) => ({ ...one, alt: `${partNames[part]}：${one.alt}` }));
  return (
    <>
      <PageBar title="车型" end={<AutoShare card={vehicleCard(details)} />} />
      <main className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.name}>
            {series.brandName} {series.name}
          </h1>
          <p className={styles.quiet}>
            {bodyNames[series.body]} · {energyNames[series.energy]}{' '}
            <Link
              to="/autoShow/brandDetails/$"
              params={{ _splat: series.brandId }}
              preload="intent"
              className={linkClass}
            >
              {series.brandName}全部车系
            </Link>
          </p>
          <p className={styles.price}>{priceRange(series)}</p>
          <p>{summary}</p>
          <Link
            to="/autoShow/inquiry/$"
            params={{ _splat: id }}
            preload="intent"
            className={buttonClass('brand')}
          >
            询底价，不先给号码
          </Link>
        </header>
        <section aria-labelledby="pictures">
          <SectionHead id="pictures" title="图片" note={partsText(details)} />
          <PictureGrid pictures={shown} picture={picture} />
        </section>
        <section aria-labelledby="trims">
          <SectionHead id="trims" title="车款和价格" note={`${trims.length} 款`} />
          <ul className={styles.block}>
            {trims.map(({ id: trimId, name, guidePrice, dealerPrice, dealerPriceAsOf }) => (
              <li key={trimId} className={styles.trim}>
                <span className={styles.trimName}>{name}</span>
                <span>指导价 {yuan(guidePrice)}</span>
                <span className={styles.quiet}>
                  经销商参考价 {yuan(dealerPrice)}，{longDay(dealerPriceAsOf)}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <LandingPrice energy={series.energy} trims={trims} />
        <Specifications trims={trims} groups={specifications} />
        <NearShops seriesId={id} />
      </main>
    </>
  );
}

function partsText({ pictures }: AutoSeriesDetails): string {
  const parts = [...new Set(pictures.map(({ part }) => part))];
  return parts
    .map((part) => `${partNames[part]} ${pictures.filter((one) => one.part === part).length}`)
    .join(' · ');
}
