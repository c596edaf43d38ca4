import type { AutoEnergy, AutoPicturePart, AutoPriceBand, AutoSeriesCard } from './auto-types.ts';

export const energyNames: Readonly<Record<AutoEnergy, string>> = {
  petrol: '燃油',
  hybrid: '油电混动',
  plugIn: '插电混动',
  rangeExtended: '增程',
  electric: '纯电',
};

/** Whether the purchase tax relief for new-energy cars applies. */
export const isNewEnergy = (energy: AutoEnergy): boolean =>
  energy === 'plugIn' || energy === 'rangeExtended' || energy === 'electric';

export const bodyNames: Readonly<Record<AutoSeriesCard['body'], string>> = {
  sedan: '三厢轿车',
  hatchback: '两厢车',
  wagon: '旅行车',
  coupe: '轿跑',
  suv: 'SUV',
  mpv: 'MPV',
  pickup: '皮卡',
};

export const partNames: Readonly<Record<AutoPicturePart, string>> = {
  exterior: '外观',
  interior: '内饰',
  detail: '细节',
};

export const bandNames = [
  'under100k',
  'to150k',
  'to200k',
  'to300k',
  'over300k',
] as const satisfies readonly AutoPriceBand[];

/** 13.98 万 of 139800 yuan. */
export const tenThousands = (yuan: number): string => `${(yuan / 10_000).toFixed(2)} 万`;

export const priceRange = ({ priceFrom, priceTo }: Pick<AutoSeriesCard, 'priceFrom' | 'priceTo'>): string =>
  priceFrom === priceTo
    ? tenThousands(priceFrom)
    : `${(priceFrom / 10_000).toFixed(2)}—${tenThousands(priceTo)}`;

/** 1,000 as readers write amounts. */
export const yuan = (amount: number): string => `${amount.toLocaleString('zh-CN')} 元`;
