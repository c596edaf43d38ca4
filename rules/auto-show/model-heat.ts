/** Days of which openings count. */
export const heatDays = 7;
const heatPerOffer = 20;

/** The rule as the page states it. */
export const modelHeatRule = `热度 = 近 ${heatDays} 天打开次数 + 在期优惠数 × ${heatPerOffer}；品牌和经销商不能花钱改变顺序。`;

/** @param opens of the last `heatDays` days @param offers that run now */
export const modelHeat = (opens: number, offers: number): number => opens + offers * heatPerOffer;
