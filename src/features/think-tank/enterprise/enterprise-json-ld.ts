import type { SectorLayout } from '#rules/think-tank/sector.ts';
import { cityOf } from '#lib/search/cities.ts';
import type { Enterprise } from '../shared/think-tank-types.ts';

/** Types that are no places: they have no position and no hours. */
const organizationsOnly: ReadonlySet<string> = new Set(['Organization', 'Corporation', 'NGO']);
/** Types that are no organisations: they have no founding date and no tax number. All others are both. */
const placesOnly: ReadonlySet<string> = new Set([
  'Place',
  'TouristAttraction',
  'LandmarksOrHistoricalBuildings',
]);

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Structured data of an enterprise in the vocabulary of schema.org. @param url absolute URL of its page */
export function enterpriseJsonLd(
  enterprise: Enterprise,
  { jsonLdType }: Pick<SectorLayout, 'jsonLdType'>,
  url: string,
) {
  const { name, summary, pictures, phone, address, cityId, place, founded, creditCode } = enterprise;
  const spans = enterprise.openingHours?.spans ?? [];
  return {
    '@context': 'https://schema.org',
    '@type': jsonLdType,
    name,
    description: summary,
    url,
    image: pictures.map((picture) => new URL(picture.url, url).href),
    ...(phone !== undefined && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: cityOf(cityId)?.name,
      addressRegion: '山东省',
      addressCountry: 'CN',
    },
    ...(!placesOnly.has(jsonLdType) && { foundingDate: founded, taxID: creditCode }),
    ...(!organizationsOnly.has(jsonLdType) && {
      ...(place !== undefined && { geo: { '@type': 'GeoCoordinates', ...place } }),
      ...(spans.length > 0 && {
        openingHoursSpecification: spans.map(({ weekday, from, to }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${weekdays[weekday - 1]}`,
          opens: from,
          // schema.org's Time has no hour 24
          closes: to === '24:00' ? '23:59' : to,
        })),
      }),
    }),
  };
}
