import type { components } from 'qlwb-gateway-sdk/schema';
import { cityOf } from '#lib/search/cities.ts';

export type Tip = components['schemas']['Tip'];
export type TipCategory = Tip['category'];
export type TipState = Tip['state'];

export const categories: readonly { readonly value: TipCategory; readonly label: string }[] = [
  { value: 'services', label: '民生服务' },
  { value: 'traffic', label: '交通出行' },
  { value: 'environment', label: '环境卫生' },
  { value: 'safety', label: '安全隐患' },
  { value: 'consumer', label: '消费维权' },
  { value: 'education', label: '校园教育' },
  { value: 'kindness', label: '好人好事' },
  { value: 'other', label: '其他' },
];

export function categoryName(category: TipCategory): string {
  return categories.find(({ value }) => value === category)?.label ?? '其他';
}

export const stateNames: Readonly<Record<TipState, string>> = {
  received: '待受理',
  held: '待审核',
  accepted: '已受理',
  interviewing: '采访中',
  reported: '已报道',
  hidden: '未公开',
};

/** Place of a tip, such as `济南 · 经十路东口`; empty if not stated. */
export function placeName({ cityId, place }: Pick<Tip, 'cityId' | 'place'>): string {
  const city = cityId === undefined ? undefined : cityOf(cityId)?.name;
  return [city, place].filter(Boolean).join(' · ');
}
