/** The cities of Shandong, by the ids of the contract. */
const names: ReadonlyMap<string, string> = new Map([
  ['135', '济南'],
  ['136', '青岛'],
  ['137', '淄博'],
  ['138', '枣庄'],
  ['139', '东营'],
  ['140', '烟台'],
  ['141', '潍坊'],
  ['142', '济宁'],
  ['143', '泰安'],
  ['144', '威海'],
  ['145', '日照'],
  ['146', '莱芜'],
  ['147', '临沂'],
  ['148', '德州'],
  ['149', '聊城'],
  ['150', '滨州'],
  ['151', '菏泽'],
]);

export const cityIds: readonly string[] = [...names.keys()];
export const defaultCityId = '135';

/** Chinese name of a city; empty for a missing or unknown id. */
export function cityName(id: string | null | undefined): string {
  return (id && names.get(id)) || '';
}

/** Id of a city by its Chinese name, with or without 市, or by its id. */
export function cityIdOf(text: string): string | undefined {
  if (names.has(text)) return text;
  const name = text.replace(/市$/, '');
  return cityIds.find((id) => names.get(id) === name);
}
