/** A rate or amount with where it comes from. */
export interface PriceRule {
  readonly label: string;
  /** as the reader sees it */
  readonly value: string;
  readonly source: string;
  /** day from which the rule applies; of an estimate the day it was made. YYYY-MM-DD */
  readonly asOf: string;
}

export interface LandingPriceItem extends PriceRule {
  readonly key: 'purchaseTax' | 'vehicleTax' | 'compulsoryInsurance' | 'commercialInsurance' | 'plate';
  /** yuan */
  readonly amount: number;
}

interface Car {
  /** price on the invoice with VAT, yuan */
  readonly price: number;
  /** whether the purchase tax relief for new-energy cars applies: plug-in, range-extended or electric */
  readonly isNewEnergy: boolean;
  /** 0 without an engine */
  readonly displacementMl: number;
  readonly seats: number;
}

const vat = 0.13;
const purchaseTaxRate = 0.1;
const reliefFrom = '2026-01-01';
const reliefTo = '2027-12-31';
const maxReliefYuan = 15_000;
const plateYuan = 125;
/** an estimate: third-party liability, damage and passengers of a new car */
const commercialBaseYuan = 1500;
const commercialRate = 0.012;
/** yuan a year by the upper limit of the displacement in mL, Shandong */
const vehicleTaxSteps = [
  [1000, 240],
  [1600, 360],
  [2000, 420],
  [2500, 900],
  [3000, 1800],
  [4000, 3000],
  [Infinity, 4500],
] as const;

/** Estimates what a car costs beside its price, each amount with its rule, source and date. @param day YYYY-MM-DD */
export function landingPriceItems(car: Car, day: string): LandingPriceItem[] {
  const fullTax = (car.price / (1 + vat)) * purchaseTaxRate;
  const hasRelief = car.isNewEnergy && day >= reliefFrom && day <= reliefTo;
  const relief = hasRelief ? Math.min(fullTax / 2, maxReliefYuan) : 0;
  return [
    {
      key: 'purchaseTax',
      label: '购置税',
      amount: Math.round(fullTax - relief),
      value: hasRelief
        ? '不含税价的 10%，新能源车减半，每辆最多减 15,000 元（2026—2027 年）'
        : '不含增值税（13%）价格的 10%',
      source: hasRelief ? '财政部 税务总局 工业和信息化部公告 2023 年第 10 号' : '车辆购置税法',
      asOf: hasRelief ? reliefFrom : '2019-07-01',
    },
    {
      key: 'vehicleTax',
      label: '车船税',
      amount: vehicleTax(car),
      value:
        car.displacementMl === 0
          ? '纯电动乘用车不征车船税'
          : car.isNewEnergy
            ? '列入目录的新能源车免征'
            : '按排量，一年',
      source: '车船税法，山东省车船税适用税额',
      asOf: '2012-01-01',
    },
    {
      key: 'compulsoryInsurance',
      label: '交强险',
      amount: car.seats < 6 ? 950 : 1100,
      value: car.seats < 6 ? '6 座以下家庭自用车，第一年' : '6 座及以上家庭自用车，第一年',
      source: '机动车交通事故责任强制保险基础费率表',
      asOf: '2008-02-01',
    },
    {
      key: 'commercialInsurance',
      label: '商业险',
      amount: Math.round(commercialBaseYuan + car.price * commercialRate),
      value: '估算：1,500 元加车价的 1.2%，以保险公司报价为准',
      source: '本页估算',
      asOf: '2026-11-23',
    },
    {
      key: 'plate',
      label: '上牌',
      amount: plateYuan,
      value: '号牌 100 元、行驶证 15 元、登记证书 10 元',
      source: '发改价格〔2004〕2831 号等收费标准',
      asOf: '2005-01-01',
    },
  ];
}

/** The price with everything, yuan. */
export const landingPrice = (car: Car, day: string): number =>
  landingPriceItems(car, day).reduce((sum, { amount }) => sum + amount, car.price);

function vehicleTax({ displacementMl, isNewEnergy }: Car): number {
  if (displacementMl === 0 || isNewEnergy) return 0;
  return vehicleTaxSteps.find(([limit]) => displacementMl <= limit)?.[1] ?? 0;
}
