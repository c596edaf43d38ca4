import { cities } from '#lib/search/cities.ts';
import type { EnterpriseName } from '../shared/think-tank-types.ts';

/** The enterprises that a text asks for: a part of the name, the beginning of its pinyin initials, or a city. */
export function matching(list: readonly EnterpriseName[], text: string): readonly EnterpriseName[] {
  const wanted = text.normalize('NFKC').trim().toLowerCase();
  if (wanted === '') return list;
  const city = cities.find(({ name }) => name === wanted || `${name}市` === wanted);
  return list.filter(
    ({ name, initials, cityId }) =>
      name.toLowerCase().includes(wanted) || initials.startsWith(wanted) || cityId === city?.id,
  );
}
