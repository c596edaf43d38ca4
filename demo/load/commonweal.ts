import type { Insertable, Transaction } from 'kysely';
import type { RegistrationsTable } from '../../gateway/db/tables/commonweal-tables.ts';
import { insertInBatches } from '../../gateway/db/insert-in-batches.ts';
import type { Schema } from '../../gateway/db/schema.ts';
import { parseShanghaiTime, shanghaiTime } from '../../gateway/db/time.ts';
import { chainHead } from '../../gateway/domains/commonweal/chain/chain-store.ts';
import { activitiesOf, topicRows, type DemoActivity } from './commonweal-activities.ts';
import { peopleOf, type DemoPeople } from './commonweal-people.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { diceOf } from './dice.ts';
import { picturesOf, type SeedPlace } from './stories.ts';

const day = 24 * 3_600_000;

/** Loads the demo's groups, activities, volunteers with their hours, shows, honours and welfare. */
export async function insertCommonweal(
  transaction: Transaction<Schema>,
  content: DemoContent,
  place: SeedPlace,
): Promise<void> {
  const { commonweal } = content;
  const activities = activitiesOf(content, place);
  const people = peopleOf(commonweal, activities, place, await chainHead(transaction));
  await insertGroups(transaction, content, { place, activities, people });
  await transaction
    .insertInto('commonweal_topics')
    .values(topicRows(commonweal, content, place))
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
  await insertChain(transaction, people);
  await insertShows(transaction, activities, content, place);
  await insertHonours(transaction, content, people, place);
  await insertWelfare(transaction, content, place);
}

interface Drawn {
  readonly place: SeedPlace;
  readonly activities: readonly DemoActivity[];
  readonly people: DemoPeople;
}

async function insertGroups(
  transaction: Transaction<Schema>,
  content: DemoContent,
  { place, activities, people }: Drawn,
): Promise<void> {
  const pictures = picturesOf(content, place.mediaBase);
  const { groups } = content.commonweal;
  const served = servedByGroup(activities, people.registrations);
  await transaction
    .insertInto('volunteer_groups')
    .values(
      groups.map(({ id, name, creditCode, cityId, introduction, logo }, index) => {
        const since = shanghaiTime(new Date(place.now.getTime() - (400 + index * 37) * day));
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

/** What volunteers served, by group. */
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
  { registrations }: DemoPeople,
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

async function insertChain(transaction: Transaction<Schema>, { blocks }: DemoPeople): Promise<void> {
  const rows = blocks.map(({ record, ...block }) => {
    const { group, servedOn, ...same } = record;
    return { ...block, ...same, group_name: group, served_on: servedOn };
  });
  await insertInBatches(rows, (batch) => transaction.insertInto('service_blocks').values(batch));
  const last = blocks.at(-1);
  if (last === undefined) return;
  await transaction.updateTable('service_chain').set({ height: last.height, hash: last.hash }).execute();
}

/** What is told of activities that are over; the newest one waits to be published. */
async function insertShows(
  transaction: Transaction<Schema>,
  activities: readonly DemoActivity[],
  content: DemoContent,
  { mediaBase, now }: SeedPlace,
): Promise<void> {
  const pictures = picturesOf(content, mediaBase);
  const told = activities
    .filter(({ plan, row }) => plan.show !== undefined && row.ends_at < shanghaiTime(now))
    .toSorted((a, b) => (a.row.ends_at < b.row.ends_at ? 1 : -1));
  if (told.length === 0) return;
  await transaction
    .insertInto('commonweal_shows')
    .values(
      told.map(({ row, group, plan }, index) => {
        const at = shanghaiTime(new Date(parseShanghaiTime(row.ends_at).getTime() + day));
        // the activity's own picture first, then the others of its group
        const others = group.covers.map((name) => JSON.stringify(pictures.get(name)));
        const shown = new Set([row.cover_json, ...others]);
        return {
          id: `show-demo${String(index + 1).padStart(2, '0')}`,
          group_id: group.id,
          activity_id: row.id,
          title: plan.show?.title ?? '',
          body: plan.show?.text ?? '',
          pictures_json: `[${[...shown].join()}]`,
          thumbs: index === 0 ? 0 : diceOf('thumbs', row.id).between(12, 640),
          created_at: at,
          published_at: index === 0 ? null : at,
        };
      }),
    )
    .execute();
}

/** The groups' own, and one each for the volunteers with most hours. */
async function insertHonours(
  transaction: Transaction<Schema>,
  { commonweal }: DemoContent,
  { volunteers }: DemoPeople,
  { now }: SeedPlace,
): Promise<void> {
  const { groups, volunteerHonours, honoursGivenBy: given_by } = commonweal;
  const givenOn = (days: number) => shanghaiTime(new Date(now.getTime() - days * day)).slice(0, 10);
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
  { mediaBase, now }: SeedPlace,
): Promise<void> {
  const pictures = picturesOf(content, mediaBase);
  const at = (days: number) => shanghaiTime(new Date(now.getTime() + days * day));
  await transaction
    .insertInto('welfare_items')
    .values(
      content.commonweal.welfare.map(({ cover, rules, opensInDays, closesInDays, ...item }, index) => ({
        ...item,
        rules_json: JSON.stringify(rules),
        cover_json: JSON.stringify(pictures.get(cover)),
        opens_at: at(opensInDays),
        closes_at: at(closesInDays),
        // one is all given away, what has not begun is whole
        claimed:
          opensInDays > 0
            ? 0
            : index === 3
              ? item.stock
              : Math.floor((item.stock * diceOf('welfare', item.id).between(20, 80)) / 100),
      })),
    )
    .execute();
}
