import { describe, expect, test } from 'vitest';
import { landingPrice, landingPriceItems } from './landing-price.ts';
import { heatDays, modelHeat, modelHeatRule } from './model-heat.ts';
import { priceBands } from './price-bands.ts';
import { differs, specificationGroups } from './specification-keys.ts';

const petrol = { price: 113_000, isNewEnergy: false, displacementMl: 1498, seats: 5 };
const amounts = (car: typeof petrol, day: string) =>
  Object.fromEntries(landingPriceItems(car, day).map(({ key, amount }) => [key, amount]));

describe('the landing price', () => {
  test('adds a tenth of the price without VAT, the insurances, vehicle tax and the plate', () => {
    expect(amounts(petrol, '2026-11-20')).toEqual({
      purchaseTax: 10_000,
      vehicleTax: 360,
      compulsoryInsurance: 950,
      commercialInsurance: 2856,
      plate: 125,
    });
    expect(landingPrice(petrol, '2026-11-20')).toBe(127_291);
  });

  test.each([
    ['2025-12-31', 113_000, 10_000],
    ['2026-01-01', 113_000, 5000],
    ['2027-12-31', 113_000, 5000],
    ['2028-01-01', 113_000, 10_000],
    ['2026-06-01', 339_000, 15_000],
    ['2026-06-01', 452_000, 25_000],
  ])('on %s a new-energy car of %i yuan pays %i purchase tax', (day, price, tax) => {
    expect(amounts({ ...petrol, price, isNewEnergy: true }, day)['purchaseTax']).toBe(tax);
  });

  test('a car of six seats pays more compulsory insurance, an electric one no vehicle tax', () => {
    const found = amounts({ ...petrol, seats: 6, displacementMl: 0 }, '2026-11-20');
    expect(found).toMatchObject({ compulsoryInsurance: 1100, vehicleTax: 0 });
  });

  test.each([
    [1000, 240],
    [1600, 360],
    [1601, 420],
    [2500, 900],
    [5000, 4500],
  ])('with %i mL the vehicle tax is %i', (displacementMl, tax) => {
    expect(amounts({ ...petrol, displacementMl }, '2026-11-20')['vehicleTax']).toBe(tax);
  });

  test('every amount names its rule, source and date', () => {
    for (const item of landingPriceItems(petrol, '2026-11-20')) {
      expect(item.value).not.toBe('');
      expect(item.source).not.toBe('');
      expect(item.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});

test('there are at least forty specifications in groups, each key once', () => {
  const keys = specificationGroups.flatMap((group) => group.keys.map(({ key }) => key));
  expect(keys.length).toBeGreaterThanOrEqual(40);
  expect(new Set(keys).size).toBe(keys.length);
});

test('trims differ where their values do', () => {
  expect(differs(['前驱', '前驱'])).toBe(false);
  expect(differs(['前驱', ''])).toBe(true);
});

test('offers add to the heat of a model', () => {
  expect(modelHeat(130, 2)).toBe(170);
});

test('the bands of prices follow each other', () => {
  const bands = Object.values(priceBands);
  bands.slice(1).forEach(({ from }, place) => expect(from).toBe(bands[place]?.below));
});

test('the heat rule as stated names the days and what an offer counts', () => {
  expect(modelHeatRule).toContain(`${heatDays} 天`);
  expect(modelHeatRule).toContain(`× ${modelHeat(0, 1)}`);
});
