import { cityOf } from '#lib/search/cities.ts';
import { shareHead } from '#lib/story/share-head.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import {
  autoBrandQuery,
  autoBrandsQuery,
  autoHomeQuery,
  autoSeriesQuery,
  autoShopQuery,
  proclamationsQuery,
} from './auto-queries.ts';
import { bodyNames, energyNames, priceRange } from './auto-words.ts';

const fresh = { revalidateIfStale: true } as const;

/** @throws GatewayError */
export async function loadAutoHome({ gateway, loaded, visit }: RouterContext) {
  const { show } = await queryClientOf(loaded).ensureQueryData({ ...autoHomeQuery(gateway), ...fresh });
  return shareHead(
    {
      title: show?.title ?? '车展',
      description:
        show === undefined ? '品牌、车型和经销商。' : `${show.startsOn} 至 ${show.endsOn}，${show.venue}。`,
      path: '/autoShow',
    },
    visit.origin,
  );
}

/** @throws GatewayError */
export async function loadBrands({ gateway, loaded, visit }: RouterContext) {
  const { list } = await queryClientOf(loaded).ensureQueryData({ ...autoBrandsQuery(gateway), ...fresh });
  return shareHead(
    { title: '全部品牌', description: `${list.length} 个品牌，从 A 到 Z。`, path: '/autoShow/brand_list' },
    visit.origin,
  );
}

/** @throws GatewayError, 404 for an unknown brand */
export async function loadBrand({ gateway, loaded, visit }: RouterContext, id: string) {
  const { brand, introduction } = await queryClientOf(loaded).ensureQueryData({
    ...autoBrandQuery(gateway, id),
    ...fresh,
  });
  return shareHead(
    { title: brand.name, description: introduction, path: `/autoShow/brandDetails/${id}` },
    visit.origin,
  );
}

/** @throws GatewayError, 404 for an unknown model */
export async function loadVehicle({ gateway, loaded, visit }: RouterContext, id: string) {
  const { series, summary, trims } = await queryClientOf(loaded).ensureQueryData({
    ...autoSeriesQuery(gateway, id),
    ...fresh,
  });
  const { name, brandName, body, energy, cover, priceFrom, priceTo } = series;
  const path = `/autoShow/vehicleDetails/${id}`;
  return shareHead(
    {
      title: `${brandName} ${name}`,
      description: `${priceRange(series)}，${energyNames[energy]}，${trims.length} 款。${summary}`,
      picture: cover.url,
      path,
    },
    visit.origin,
    {
      '@context': 'https://schema.org',
      '@type': 'Car',
      name: `${brandName} ${name}`,
      description: summary,
      url: `${visit.origin}/new${path}`,
      image: new URL(cover.url, visit.origin).href,
      brand: { '@type': 'Brand', name: brandName },
      bodyType: bodyNames[body],
      fuelType: energyNames[energy],
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'CNY',
        lowPrice: priceFrom,
        highPrice: priceTo,
        offerCount: trims.length,
      },
    },
  );
}

/** @throws GatewayError, 404 for an unknown shop */
export async function loadShop({ gateway, loaded, visit }: RouterContext, id: string) {
  const { shop, creditCode } = await queryClientOf(loaded).ensureQueryData({
    ...autoShopQuery(gateway, id),
    ...fresh,
  });
  const { name, cityId, address, place, phone, brandNames } = shop;
  const path = `/autoShow/shopDetails/${id}`;
  return shareHead(
    { title: name, description: `${brandNames.join('、')}。${address}，${phone}。`, path },
    visit.origin,
    {
      '@context': 'https://schema.org',
      '@type': 'AutoDealer',
      name,
      url: `${visit.origin}/new${path}`,
      telephone: phone,
      taxID: creditCode,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: cityOf(cityId)?.name,
        addressRegion: '山东省',
        addressCountry: 'CN',
      },
      geo: { '@type': 'GeoCoordinates', ...place },
    },
  );
}

/** @throws GatewayError */
export async function loadProclamations({ gateway, loaded, visit }: RouterContext) {
  await queryClientOf(loaded).ensureQueryData({ ...proclamationsQuery(gateway), ...fresh });
  return shareHead(
    { title: '车展公告和日程', description: '公告、变更和每天的活动。', path: '/autoShow/proclamations' },
    visit.origin,
  );
}
