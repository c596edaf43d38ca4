import { expect, it } from 'vitest';
import { sectorLayouts } from '#rules/think-tank/sector-layouts.gen.ts';
import { sectorNames } from '#rules/think-tank/sector-names.gen.ts';
import { enterpriseJsonLd } from './enterprise-json-ld.ts';
// of schema.org's release, with the types that are used here and their ancestors
import vocabulary from './schema-org.json' with { type: 'json' };
import { testEnterprise } from './test-enterprise.ts';

const types = new Map<string, readonly string[]>(Object.entries(vocabulary.types));
const properties = new Map<
  string,
  { readonly domains: readonly string[]; readonly ranges: readonly string[] }
>(Object.entries(vocabulary.properties));
const textual = ['Text', 'URL', 'Date', 'DateTime', 'Time', 'DayOfWeek', 'Country', 'ImageObject'];

/** What schema.org does not define of a node, as `type.property`. */
function faultsOf(node: object): string[] {
  const { '@type': type, '@context': _, ...values } = { '@type': '', '@context': '', ...node };
  const ancestors = types.get(type);
  if (ancestors === undefined) return [type];
  return Object.entries(values).flatMap(([name, value]) => {
    const property = properties.get(name);
    if (property === undefined || !property.domains.some((domain) => ancestors.includes(domain)))
      return [`${type}.${name}`];
    return [value].flat().flatMap((one: unknown) => {
      if (typeof one === 'object' && one !== null) {
        const own = types.get('@type' in one ? String(one['@type']) : '') ?? [];
        const isInRange = property.ranges.some((range) => own.includes(range));
        return isInRange ? faultsOf(one) : [`${type}.${name}: ${JSON.stringify(one)}`];
      }
      const ranges = typeof one === 'number' ? ['Number', 'Integer'] : textual;
      return property.ranges.some((range) => ranges.includes(range))
        ? []
        : [`${type}.${name}: ${String(one)}`];
    });
  });
}

it.each(sectorNames)('describes an enterprise of %s as schema.org defines its type', (sector) => {
  const url = `https://news.example/new/ThinkFile/${sector}/1`;
  const node = enterpriseJsonLd(testEnterprise(sector), sectorLayouts[sector], url);
  expect(faultsOf(node)).toEqual([]);
  expect(node).toMatchObject({
    name: '示例泉湖',
    url,
    image: expect.arrayContaining([expect.stringMatching(/^https/)]),
  });
});

it('finds what schema.org does not define', () => {
  expect(faultsOf({ '@type': 'Corporation', name: '示例', geo: 'x' })).toEqual(['Corporation.geo']);
  expect(faultsOf({ '@type': 'Hotell' })).toEqual(['Hotell']);
});
