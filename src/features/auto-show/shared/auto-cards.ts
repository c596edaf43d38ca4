import type { components } from 'qlwb-gateway-sdk/schema';
import type { AutoBrand, AutoSeriesDetails, AutoShow } from './auto-types.ts';
import { energyNames, priceRange } from './auto-words.ts';

/** What is shared of a page: its share card and its poster. */
export interface AutoCard {
  readonly title: string;
  readonly description: string;
  /** URL of the picture, if any */
  readonly picture?: string;
  /** canonical path below /new */
  readonly path: string;
}

export const homeCard = (show: AutoShow | undefined): AutoCard => ({
  title: show?.title ?? '车展',
  description:
    show === undefined ? '品牌、车型和经销商。' : `${show.startsOn} 至 ${show.endsOn}，${show.venue}。`,
  path: '/autoShow',
});

export const brandsCard = (list: readonly AutoBrand[]): AutoCard => ({
  title: '全部品牌',
  description: `${list.length} 个品牌，从 A 到 Z。`,
  path: '/autoShow/brand_list',
});

export const brandCard = ({
  brand,
  introduction,
  series,
}: components['schemas']['AutoBrandDetails']): AutoCard => ({
  title: brand.name,
  description: introduction,
  ...(series[0] && { picture: series[0].cover.url }),
  path: `/autoShow/brandDetails/${brand.id}`,
});

export const vehicleCard = ({ series, summary, trims }: AutoSeriesDetails): AutoCard => ({
  title: `${series.brandName} ${series.name}`,
  description: `${priceRange(series)}，${energyNames[series.energy]}，${trims.length} 款。${summary}`,
  picture: series.cover.url,
  path: `/autoShow/vehicleDetails/${series.id}`,
});

export const shopCard = ({
  shop: { id, name, brandNames, address, phone },
}: components['schemas']['AutoShopDetails']): AutoCard => ({
  title: name,
  description: `${brandNames.join('、')}。${address}，${phone}。`,
  path: `/autoShow/shopDetails/${id}`,
});

export const proclamationsCard: AutoCard = {
  title: '车展公告和日程',
  description: '公告、变更和每天的活动。',
  path: '/autoShow/proclamations',
};
