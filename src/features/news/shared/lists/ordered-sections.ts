import type { SpecialSection } from '../news-types.ts';

interface PlacedSection {
  /** of its element on the page; the same in whatever order the sections stand */
  readonly id: string;
  readonly section: SpecialSection;
}

/** The sections of a topic as its page shows them. @param cityId its section stands first; undefined leaves the order */
export function orderedSections(
  sections: readonly SpecialSection[],
  cityId: string | undefined,
): PlacedSection[] {
  const placed = sections.map((section, index) => ({ id: `part-${section.cityId ?? index}`, section }));
  const own = placed.filter(({ section }) => cityId !== undefined && section.cityId === cityId);
  return [...own, ...placed.filter((one) => !own.includes(one))];
}
