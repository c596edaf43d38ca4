import type { Insertable, Transaction } from 'kysely';
import type { RegistrationsTable } from '../../gateway/db/tables/commonweal-tables.ts';
import { insertInBatches } from '../../gateway/db/insert-in-batches.ts';
import type { Schema } from '../../gateway/db/schema.ts';
import { parseShanghaiTime, shanghaiTime } from '../../gateway/db/time.ts';
import { serviceLedger } from '../../gateway/domains/commonweal/chain/service-ledger.ts';
import { appendMany } from '../../gateway/domains/shared/ledger/ledger-store.ts';
import { generateActivities, topicRows, type DemoActivity } from './commonweal-activities.ts';
import { generateVolunteers, type GeneratedVolunteers } from './commonweal-volunteers.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { seededRandom } from './seeded-random.ts';
import { day, type LoadContext, picturesOf, timeAgo } from './load-context.ts';

/** Loads groups, activities, volunteers with their hours, shows, honours and welfare. */
export async function insertCommonweal(
  transaction: Transaction<Schema>,
  content: DemoContent,
  context: LoadContext,
): Promise<void> {
  const { commonweal } = content;
  const activities = generateActivities(content, context);
  const people = generateVolunteers(commonweal, activities, context);
  await insertGroups(transaction, content, { context, activities, people });
  await transaction
    .insertInto('commonweal_topics')
    .values(topicRows(commonweal, content, context))
    .execute();
  const taken = Map.groupBy(people.registrations, ({ activity_id }) => activity_id);
  await transaction
    .insertInto('activities')
    .values(activities.map(({ row }) => ({ ...row, taken: taken.get(row.id)?.length ?? 0 })))
    .execute();
  await transaction
    .insertInto('volunteers')
    .values([...people.volunteers])
    .execute();
  await insertInBatches(people.registrations, (rows) => transaction.insertInto('registrations').values(rows));
  await insertMembers(transaction, activities, people);
  await appendMany(transaction, serviceLedger, people.services);
  await insertShows(transaction, activities, content, context);
  await insertHonours(transaction, content, people, context);
  await insertWelfare(transaction, content, context);
}

interface Generated {
  readonly context: LoadContext;
  readonly activities: readonly DemoActivity[];
  readonly people: GeneratedVolunteers;
}

async function insertGroups(
  transaction: Transaction<Schema>,
  content: DemoContent,
  { context, activities, people }: Generated,
): Promise<void> {
  const pictures = picturesOf(content, context);
  const { groups } = content.commonweal;
  const served = servedByGroup(activities, people.registrations);
  await transaction
    .insertInto('volunteer_groups')
    .values(
      groups.map(({ id, name, creditCode, cityId, introduction, logo }, index) => {
        const since = timeAgo((400 + index * 37) * day, context);
        const own = served.get(id) ?? [];
        return {
          id,
          owner_id: null,
          name,
          credit_code: creditCode,
          city_id: cityId,
          contact_sealed: null,
          licence_id: '',
          logo_json: JSON.stringify(pictures.get(logo)),
          introduction,
          minutes: own.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
          members: new Set(own.map(({ volunteer_id }) => volunteer_id)).size,
          activities: activities.filter(({ group, row }) => group.id === id && row.audit === 'approved')
            .length,
          audit: 'approved' as const,
          reason: '',
          sent_at: since,
          decided_at: since,
        };
      }),
    )
    .execute();
  await transaction
    .insertInto('volunteer_group_news')
    .values(groups.flatMap(({ id, newsIds }) => newsIds.map((newsId) => ({ group_id: id, news_id: newsId }))))
    .execute();
}

type RegistrationRow = Insertable<RegistrationsTable>;

/** Attended registrations by group. */
function servedByGroup(
  activities: readonly DemoActivity[],
  registrations: readonly RegistrationRow[],
): Map<string, RegistrationRow[]> {
  const groupOf = new Map(activities.map(({ row, group }) => [row.id, group.id]));
  const attended = registrations.filter(({ state }) => state === 'attended');
  return Map.groupBy(attended, ({ activity_id }) => groupOf.get(activity_id) ?? '');
}

async function insertMembers(
  transaction: Transaction<Schema>,
  activities: readonly DemoActivity[],
  { registrations }: GeneratedVolunteers,
): Promise<void> {
  const members = [...servedByGroup(activities, registrations)].flatMap(([groupId, own]) =>
    [...Map.groupBy(own, ({ volunteer_id }) => volunteer_id)].map(([volunteerId, rows]) => ({
      group_id: groupId,
      volunteer_id: volunteerId,
      since: rows.map(({ changed_at }) => changed_at).toSorted()[0] ?? '',
    })),
  );
  await transaction.insertInto('volunteer_group_members').values(members).execute();
}

/** Shows of ended activities; the newest one is not published yet. */
async function insertShows(
  transaction: Transaction<Schema>,
  activities: readonly DemoActivity[],
  content: DemoContent,
  context: LoadContext,
): Promise<void> {
  const pictures = picturesOf(content, context);
  const ended = activities
    .filter(({ plan, row }) => plan.show !== undefined && row.ends_at < timeAgo(0, context))
    .toSorted((a, b) => (a.row.ends_at < b.row.ends_at ? 1 : -1));
  if (ended.length === 0) return;
  const withPictures = new Set<string>();
  await transaction
    .insertInto('commonweal_shows')
    .values(
      ended.map(({ row, group, plan }, index) => {
        const at = shanghaiTime(new Date(parseShanghaiTime(row.ends_at).getTime() + day));
        // first the activity's own picture; the newest show of a group has the group's pictures too
        const others = withPictures.has(group.id)
          ? []
          : group.covers.map((name) => JSON.stringify(pictures.get(name)));
        withPictures.add(group.id);
        const shown = new Set([row.cover_json, ...others]);
        return {
          id: `show-demo${String(index + 1).padStart(2, '0')}`,
          group_id: group.id,
          activity_id: row.id,
          title: plan.show?.title ?? '',
          body: plan.show?.text ?? '',
          pictures_json: `[${[...shown].join()}]`,
          thumbs: index === 0 ? 0 : seededRandom('thumbs', row.id).between(12, 640),
          created_at: at,
          published_at: index === 0 ? null : at,
        };
      }),
    )
    .execute();
}

/** Honours of the groups, and one each for the volunteers with most hours. */
async function insertHonours(
  transaction: Transaction<Schema>,
  { commonweal }: DemoContent,
  { volunteers }: GeneratedVolunteers,
  context: LoadContext,
): Promise<void> {
  const { groups, volunteerHonours, honoursGivenBy: given_by } = commonweal;
  const givenOn = (days: number) => timeAgo(days * day, context).slice(0, 10);
  const busiest = volunteers.toSorted((a, b) => b.minutes - a.minutes).slice(0, 24);
  const all = [
    ...groups.flatMap(({ id, honours }) =>
      honours.map((title) => ({ subject: 'group' as const, subject_id: id, title })),
    ),
    ...busiest.map(({ id }, index) => ({
      subject: 'volunteer' as const,
      subject_id: id,
      title: volunteerHonours[index % volunteerHonours.length] ?? '',
    })),
  ];
  await transaction
    .insertInto('honours')
    .values(
      all.map((honour, index) => ({
        id: `honour-demo${index + 1}`,
        ...honour,
        given_by,
        given_on: givenOn(20 + index * 9),
      })),
    )
    .execute();
}

async function insertWelfare(
  transaction: Transaction<Schema>,
  content: DemoContent,
  context: LoadContext,
): Promise<void> {
  const pictures = picturesOf(content, context);
  const inDays = (days: number) => timeAgo(-days * day, context);
  await transaction
    .insertInto('welfare_items')
    .values(
      content.commonweal.welfare.map(({ cover, rules, opensInDays, closesInDays, ...item }, index) => ({
        ...item,
        rules_json: JSON.stringify(rules),
        cover_json: JSON.stringify(pictures.get(cover)),
        opens_at: inDays(opensInDays),
        closes_at: inDays(closesInDays),
        // one item is out of stock; items that have not opened are untouched
        claimed:
          opensInDays > 0
            ? 0
            : index === 3
              ? item.stock
              : Math.floor((item.stock * seededRandom('welfare', item.id).between(20, 80)) / 100),
      })),
    )
    .execute();
}
