import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { cityName, defaultCityId } from '../../shared/cities.ts';

/** Sections that are not channels but views of all stories. */
export const headlineSection = 'headline';
export const citySection = 'local';

/** 推荐, the reader's city edition, then the channels in editorial order. */
export async function listSections(db: Database, cityId = defaultCityId): Promise<Schemas['SectionList']> {
  const channels = await db.selectFrom('sections').select(['id', 'name']).orderBy('place').execute();
  return {
    list: [
      { id: headlineSection, name: '推荐', kind: 'headline' },
      { id: citySection, name: cityName(cityId), kind: 'city' },
      ...channels.map(({ id, name }) => ({ id, name, kind: 'channel' as const })),
    ],
  };
}
