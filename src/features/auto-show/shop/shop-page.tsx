import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isCreditCode } from '#rules/people/credit-code.ts';
import { mapUrl } from '#lib/browser/map-url.ts';
import { longDay } from '#lib/time/dates.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { linkClass } from '#ui/control/link.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { OpeningHours } from '#widgets/opening-hours/opening-hours.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { shopCard } from '../shared/auto-cards.ts';
import { AutoShare } from '../shared/auto-share.tsx';
import { autoShopQuery } from '../shared/auto-queries.ts';
import { SeriesCard, seriesGridClass } from '../shared/series-card.tsx';
import styles from './shop-page.module.css';

/** A dealer: what it is registered as, hours, phone, offers, models. Data is loaded by `loadShop`. */
export function ShopPage({ id }: { readonly id: string }) {
  const details = useSuspenseQuery(autoShopQuery(useGateway(), id)).data;
  const { shop, creditCode, openingHours, offers, models } = details;
  const { name, address, place, phone, brandNames } = shop;
  return (
    <>
      <PageBar title="经销商" end={<AutoShare card={shopCard(details)} />} />
      <main className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.quiet}>{brandNames.join('、')}</p>
        </header>
        <dl className={styles.facts}>
          <dt>地址</dt>
          <dd>
            {address}{' '}
            <a href={mapUrl(name, place)} target="_blank" rel="noopener noreferrer" className={linkClass}>
              看地图
            </a>
          </dd>
          <dt>电话</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={linkClass}>
              {phone}
            </a>
          </dd>
          <dt>信用代码</dt>
          <dd>
            {creditCode}
            <span className={styles.quiet}>
              {isCreditCode(creditCode) ? '（校验通过）' : '（校验位不符）'}
            </span>
          </dd>
        </dl>
        <OpeningHours spans={openingHours} />
        {offers.length > 0 && (
          <section aria-labelledby="offers">
            <SectionHead id="offers" title="在期优惠" note={`${offers.length} 项`} />
            {offers.map(({ id: offerId, title, text, validUntil }) => (
              <article key={offerId} className={styles.offer}>
                <h3>{title}</h3>
                <p>{text}</p>
                <p className={styles.quiet}>{longDay(validUntil)}止</p>
              </article>
            ))}
          </section>
        )}
        <section aria-labelledby="models">
          <SectionHead id="models" title="在售车型" />
          <div className={seriesGridClass}>
            {models.map((series) => (
              <SeriesCard key={series.id} series={series} />
            ))}
          </div>
        </section>
        <p className={styles.complaint}>
          遇到价格不符、强制搭售？{' '}
          <Link
            to="/report/$"
            params={{ _splat: '' }}
            search={{ about: `${name}（${id}）`, field: '投诉', shown: '' }}
            preload="intent"
            className={linkClass}
          >
            告诉编辑部
          </Link>
        </p>
      </main>
    </>
  );
}
