import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { fetchPage, hottestFirst, newestFirst, type Page } from '../../shared/paging.ts';
import { readCovers } from '../../shared/story-cards.ts';
import { approvedAudit, auditOf } from '../audit/audit.ts';
import type { OwnerRequest, PersonalDataKeys } from '../owner-request.ts';
import { requireEncrypted } from '../../shared/field-failure.ts';
import { encryptResponse } from '../../../services/encryption/transport-encryption.ts';
import { honoursOf } from '../honours.ts';
import { privatePicture } from './group-pictures.ts';
import { groupFor, groupOfReader, isOwner, readLogo, toGroup } from './group-rows.ts';

interface GroupsQuery {
  /** undefined: all cities */
  readonly cityId: string | undefined;
  readonly page: Page<number>;
}

/** Approved groups, most hours first. */
export async function listGroups(
  db: Database,
  { cityId, page }: GroupsQuery,
): Promise<Schemas['CommonwealGroupPage']> {
  let query = db.selectFrom('volunteer_groups').selectAll().where('audit', '=', 'approved');
  if (cityId !== undefined) query = query.where('city_id', '=', cityId);
  const { rows, ...next } = await fetchPage(query, page, {
    order: hottestFirst,
    by: ['minutes', 'id'],
    positionOf: ({ minutes, id }) => ({ key: minutes, id }),
  });
  return { list: rows.map(toGroup), ...next };
}

/** A group's public page; the audit state is included for its owner only. @throws Failure 404 */
export async function groupHome(
  db: Database,
  groupId: string,
  readerId: string | undefined,
): Promise<Schemas['CommonwealGroupHome']> {
  const row = await groupFor(db, groupId, readerId);
  const own = isOwner(row, readerId);
  return {
    group: toGroup(row),
    audit: own ? auditOf(row) : approvedAudit,
    own,
    since: row.decided_at ?? row.sent_at,
    honours: await honoursOf(db, 'group', row.id),
  };
}

/** A reader's group as they submitted it. @throws Failure 404 without one, 400 for an invalid key */
export async function ownGroup(
  db: Database,
  { vault, privateKey }: PersonalDataKeys,
  { readerId, key, now }: OwnerRequest,
): Promise<Schemas['OwnGroup']> {
  const row = await groupOfReader(db, readerId);
  const licence = row && (await privatePicture(db, vault.fingerprint, row.licence_id, now));
  if (row === undefined || row.contact_sealed === null || licence === undefined)
    throw notFound('您还没有申请过公益团队');
  return {
    id: row.id,
    audit: auditOf(row),
    name: row.name,
    creditCode: row.credit_code,
    cityId: row.city_id,
    sealedContact: requireEncrypted(encryptResponse(vault.decrypt(row.contact_sealed), key, privateKey)),
    licence,
    logo: readLogo(row.logo_json, row.id),
    introduction: row.introduction,
  };
}

/** Stories about a group, newest first. */
export async function listGroupNews(
  db: Database,
  groupId: string,
  page: Page<string>,
): Promise<Schemas['CommonwealNewsPage']> {
  const query = db
    .selectFrom('volunteer_group_news')
    .innerJoin('news', 'news.id', 'volunteer_group_news.news_id')
    .select(['news.id', 'news.title', 'news.source', 'news.published_at', 'news.covers_json'])
    .where('volunteer_group_news.group_id', '=', groupId);
  const { rows, ...next } = await fetchPage(query, page, {
    order: newestFirst,
    by: ['news.published_at', 'news.id'],
    positionOf: (row) => ({ key: row.published_at, id: row.id }),
  });
  return {
    list: rows.map(({ id, title, source, published_at: publishedAt, covers_json }) => {
      const [cover] = readCovers(covers_json, id);
      return { id, title, source, publishedAt, ...(cover && { cover }) };
    }),
    ...next,
  };
}
