import { pictureSearch } from './story-search.ts';

/** Search parameters of a page about one live room. */
export interface LiveSearch {
  /** the live room; a number if it consists of digits, which URLs then show without quotes */
  readonly id?: string | number;
  /** one item of the scene feed */
  readonly scene?: string;
  /** number of the open picture, from 1 */
  readonly picture?: number;
}

/** Reads the search parameters; an invalid id counts as absent. */
export function liveSearch({ id, scene, picture }: Readonly<Record<string, unknown>>): LiveSearch {
  return {
    ...(isId(id) && { id: addressId(id) }),
    ...(isId(scene) && { scene: String(scene) }),
    ...pictureSearch({ picture }),
  };
}

/** An id as it appears in a URL. */
export function addressId(id: string | number): string | number {
  return /^[1-9]\d{0,14}$/.test(String(id)) ? Number(id) : String(id);
}

function isId(value: unknown): value is string | number {
  return (typeof value === 'string' || typeof value === 'number') && /^[\w-]{1,64}$/.test(String(value));
}
