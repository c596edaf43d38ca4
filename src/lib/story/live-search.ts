import { pictureSearch } from './story-search.ts';

/** Part of the address of a page about one live. */
export interface LiveSearch {
  /** the live; a number where it is of digits alone, which addresses have without quotes then */
  readonly id?: string | number;
  /** one thing told from it */
  readonly scene?: string;
  /** which of its pictures is open or shown, from 1 on */
  readonly picture?: number;
}

/** Reads an address's search; what is no id counts as absent. */
export function liveSearch({ id, scene, picture }: Readonly<Record<string, unknown>>): LiveSearch {
  return {
    ...(isId(id) && { id: addressId(id) }),
    ...(isId(scene) && { scene: String(scene) }),
    ...pictureSearch({ picture }),
  };
}

/** An id as an address has it. */
export function addressId(id: string | number): string | number {
  return /^[1-9]\d{0,14}$/.test(String(id)) ? Number(id) : String(id);
}

function isId(value: unknown): value is string | number {
  return (typeof value === 'string' || typeof value === 'number') && /^[\w-]{1,64}$/.test(String(value));
}
