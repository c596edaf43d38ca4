import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { modelHeatRule } from '#rules/auto-show/model-heat.ts';
import { mapUrl } from '#lib/browser/map-url.ts';
import { longDay, shanghaiTime } from '#lib/time/dates.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { Button } from '#ui/control/button.tsx';
import { linkClass } from '#ui/control/link.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useNow } from '#widgets/now/now-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { homeCard } from '../shared/auto-cards.ts';
import { AutoShare } from '../shared/auto-share.tsx';
import { autoHomeQuery } from '../shared/auto-queries.ts';
import type { AutoShow } from '../shared/auto-types.ts';
import { yuan } from '../shared/auto-words.ts';
import { BrandBadge } from '../shared/brand-badge.tsx';
import { ProclamationRow } from '../shared/proclamation-row.tsx';
import { SeriesCard, seriesGridClass } from '../shared/series-card.tsx';
import { ShopRow } from '../shared/shop-row.tsx';
import styles from './auto-show-home.module.css';

/** shops shown until the rest is unfolded */
const fewShops = 8;

/** 车展: the show, its notices, brands, hot models and shops. Data is loaded by `loadAutoHome`. */
export function AutoShowHome() {
  const { show, notices, brands, hot, shops } = useSuspenseQuery(autoHomeQuery(useGateway())).data;
  const [hasAllShops, setAllShops] = useState(false);
  return (
    <>
      <PageBar title={<h1>{show?.title ?? '车展'}</h1>} end={<AutoShare card={homeCard(show)} />} />
      <main className={styles.page}>
        {show === undefined ? <EmptyState text="下一届车展还没有定，先看看车型" /> : <ShowHead show={show} />}
        {notices.length > 0 && (
          <section aria-labelledby="notices">
            <SectionHead id="notices" title="公告">
              <Link to="/autoShow/proclamations" preload="intent" className={linkClass}>
                公告和日程
              </Link>
            </SectionHead>
            {notices.map((item) => (
              <ProclamationRow key={item.id} item={item} />
            ))}
          </section>
        )}
        <section aria-labelledby="brands">
          <SectionHead id="brands" title="品牌">
            <Link to="/autoShow/brand_list" preload="intent" className={linkClass}>
              全部品牌
            </Link>
          </SectionHead>
          <ul className={styles.brands}>
            {brands.map((brand) => (
              <li key={brand.id}>
                <Link
                  to="/autoShow/brandDetails/$"
                  params={{ _splat: brand.id }}
                  preload="intent"
                  className={styles.brand}
                >
                  <BrandBadge brand={brand} />
                  {brand.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="hot">
          <SectionHead id="hot" title="热门车型" />
          <p className={styles.rule}>{modelHeatRule}</p>
          <div className={seriesGridClass}>
            {hot.map(({ series, heat }) => (
              <SeriesCard key={series.id} series={series} note={`热度 ${heat}`} />
            ))}
          </div>
        </section>
        <section aria-labelledby="shops">
          <SectionHead id="shops" title="经销商" />
          {(hasAllShops ? shops : shops.slice(0, fewShops)).map((shop) => (
            <ShopRow key={shop.id} shop={shop} />
          ))}
          {!hasAllShops && shops.length > fewShops && (
            <p className={styles.more}>
              <Button variant="quiet" onClick={() => setAllShops(true)}>
                展开全部 {shops.length} 家
              </Button>
            </p>
          )}
        </section>
      </main>
    </>
  );
}

function ShowHead({ show }: { readonly show: AutoShow }) {
  const { startsOn, endsOn, dailyHours, venue, address, place, tickets } = show;
  const today = shanghaiTime(useNow()).slice(0, 10);
  return (
    <header className={styles.head}>
      <p className={styles.countdown}>{countdown(today, startsOn, endsOn)}</p>
      <dl className={styles.facts}>
        <dt>时间</dt>
        <dd>
          {longDay(startsOn)}—{longDay(endsOn)}，每天 {dailyHours}
        </dd>
        <dt>地点</dt>
        <dd>
          {venue}，{address}{' '}
          <a href={mapUrl(venue, place)} target="_blank" rel="noopener noreferrer" className={linkClass}>
            看地图
          </a>
        </dd>
        <dt>门票</dt>
        <dd>
          <ul>
            {tickets.map(({ name, price, note }) => (
              <li key={name}>
                {name} {price === 0 ? '免费' : yuan(price)}
                <span className={styles.note}>{note}</span>
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </header>
  );
}

const dayMs = 86_400_000;

/** @param today YYYY-MM-DD, as the others */
export function countdown(today: string, startsOn: string, endsOn: string): string {
  if (today > endsOn) return '本届车展已经结束';
  if (today >= startsOn) return '正在举行';
  return `还有 ${Math.round((Date.parse(startsOn) - Date.parse(today)) / dayMs)} 天开幕`;
}
