import { priceBands } from '#rules/auto-show/price-bands.ts';
import type { AutoEnergy, AutoPriceBand } from '../shared/auto-types.ts';
import { energyNames } from '../shared/auto-words.ts';

/** Search parameters of a brand: its filters. */
export interface BrandSearch {
  readonly energy?: AutoEnergy | undefined;
  readonly price?: AutoPriceBand | undefined;
}

const isEnergy = (value: unknown): value is AutoEnergy =>
  typeof value === 'string' && Object.hasOwn(energyNames, value);
const isBand = (value: unknown): value is AutoPriceBand =>
  typeof value === 'string' && Object.hasOwn(priceBands, value);

/** Reads a brand's search parameters; what is not one of their values counts as left out. */
export function brandSearch({ energy, price }: Record<string, unknown>): BrandSearch {
  return {
    energy: isEnergy(energy) ? energy : undefined,
    price: isBand(price) ? price : undefined,
  };
}
