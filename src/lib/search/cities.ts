/** City editions, spec section 3: the sixteen cities of the province and 莱芜. */
export const cities = [
  { id: '135', name: '济南' },
  { id: '136', name: '青岛' },
  { id: '137', name: '淄博' },
  { id: '138', name: '枣庄' },
  { id: '139', name: '东营' },
  { id: '140', name: '烟台' },
  { id: '141', name: '潍坊' },
  { id: '142', name: '济宁' },
  { id: '143', name: '泰安' },
  { id: '144', name: '威海' },
  { id: '145', name: '日照' },
  { id: '146', name: '莱芜' },
  { id: '147', name: '临沂' },
  { id: '148', name: '德州' },
  { id: '149', name: '聊城' },
  { id: '150', name: '滨州' },
  { id: '151', name: '菏泽' },
] as const;

export type CityId = (typeof cities)[number]['id'];

/** Spec section 9. */
export const defaultCityId: CityId = '135';

/** The city with an id; undefined for ids not listed in the spec. */
export function cityOf(id: string): (typeof cities)[number] | undefined {
  return cities.find((city) => city.id === id);
}
