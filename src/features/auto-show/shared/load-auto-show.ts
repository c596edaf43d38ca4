import { cityOf } from '#lib/search/cities.ts';
import { shareHead } from '#lib/story/share-head.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { brandCard, brandsCard, homeCard, proclamationsCard, shopCard, vehicleCard } from './auto-cards.ts';
import {
  autoBrandQuery,
  autoBrandsQuery,
  autoHomeQuery,
  autoSeriesQuery,
  autoShopQuery,
  proclamationsQuery,
} from './auto-queries.ts';
import { bodyNames, energyNames } from './auto-words.ts';

const fresh = { revalidateIfStale: true } as const;

/** @throws GatewayError */
export async function loadAutoHome({ gateway, loaded, visit }: RouterContext) {
  const { show } = await queryClientOf(loaded).ensureQueryData({ ...autoHomeQuery(gateway), ...fresh });
  return shareHead(homeCard(show), visit.origin);
}

/** @throws GatewayError */
export async function loadBrands({ gateway, loaded, visit }: RouterContext) {
  const { list } = await queryClientOf(loaded).ensureQueryData({ ...autoBrandsQuery(gateway), ...fresh });
  return shareHead(brandsCard(list), visit.origin);
}

/** @throws GatewayError, 404 for an unknown brand */
export async function loadBrand({ gateway, loaded, visit }: RouterContext, id: string) {
  const details = await queryClientOf(loaded).ensureQueryData({ ...autoBrandQuery(gateway, id), ...fresh });
  return shareHead(brandCard(details), visit.origin);
}

/** @throws GatewayError, 404 for an unknown model */
export async function loadVehicle({ gateway, loaded, visit }: RouterContext, id: string) {
  const details = await queryClientOf(loaded).ensureQueryData({ ...autoSeriesQuery(gateway, id), ...fresh });
  const { series, summary, trims } = details;
  const { name, brandName, body, energy, cover, priceFrom, priceTo } = series;
  const card = vehicleCard(details);
  return shareHead(card, visit.origin, {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: `${brandName} ${name}`,
    description: summary,
    url: `${visit.origin}/new${card.path}`,
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
  });
}

/** @throws GatewayError, 404 for an unknown shop */
export async function loadShop({ gateway, loaded, visit }: RouterContext, id: string) {
  const details = await queryClientOf(loaded).ensureQueryData({ ...autoShopQuery(gateway, id), ...fresh });
  const { name, cityId, address, place, phone } = details.shop;
  const card = shopCard(details);
  return shareHead(card, visit.origin, {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name,
    url: `${visit.origin}/new${card.path}`,
    telephone: phone,
    taxID: details.creditCode,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: cityOf(cityId)?.name,
      addressRegion: '山东省',
      addressCountry: 'CN',
    },
    geo: { '@type': 'GeoCoordinates', ...place },
  });
}

/** @throws GatewayError */
export async function loadProclamations({ gateway, loaded, visit }: RouterContext) {
  await queryClientOf(loaded).ensureQueryData({ ...proclamationsQuery(gateway), ...fresh });
  return shareHead(proclamationsCard, visit.origin);
}
