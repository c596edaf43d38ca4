import type { SpecialSection } from '../news-types.ts';

interface PlacedSection {
  /** of its element on the page, independent of the order */
  readonly id: string;
  readonly section: SpecialSection;
}

/** The sections of a topic in display order. @param cityId its section comes first; undefined keeps the order */
export function orderedSections(
  sections: readonly SpecialSection[],
  cityId: string | undefined,
): PlacedSection[] {
  const placed = sections.map((section, index) => ({ id: `part-${section.cityId ?? index}`, section }));
  const own = placed.filter(({ section }) => cityId !== undefined && section.cityId === cityId);
  return [...own, ...placed.filter((one) => !own.includes(one))];
}
