import type { Insertable } from 'kysely';
import type { ServiceRecord } from '../../rules/commonweal/service-record.ts';
import type { RegistrationsTable, VolunteersTable } from '../../gateway/db/tables/commonweal-tables.ts';
import { parseShanghaiTime, shanghaiTime } from '../../gateway/db/time.ts';
import type { LedgerEntry } from '../../gateway/domains/shared/ledger/ledger-store.ts';
import { cityIds } from '../../gateway/domains/shared/cities.ts';
import { placesTaken, type DemoActivity } from './commonweal-activities.ts';
import type { DemoCommonweal } from './schema/commonweal-schema.ts';
import { seededRandom, type Random } from './seeded-random.ts';
import { day, hour, type LoadContext } from './load-context.ts';

export const volunteerCount = 200;
/** numbers of volunteers with these states, counted from the last one; all others are approved */
const exceptions = { pending: 4, rejected: 2, locked: 2 } as const;

type VolunteerRow = Insertable<VolunteersTable> & { minutes: number; activities: number };
type RegistrationRow = Insertable<RegistrationsTable>;

/** the characters that `newCertificateCode` uses */
const codeCharacters = [...'23456789ABCDEFGHJKMNPQRSTWXYZ'];

export interface GeneratedVolunteers {
  readonly volunteers: readonly VolunteerRow[];
  readonly registrations: readonly RegistrationRow[];
  /** of the service ledger, oldest first */
  readonly services: readonly LedgerEntry<ServiceRecord>[];
}

/** Volunteers without user accounts or personal data; their hours are added later. */
function volunteersOf(content: DemoCommonweal, context: LoadContext): VolunteerRow[] {
  const [surnames, ends] = [[...content.surnames], [...content.ends]];
  return Array.from({ length: volunteerCount }, (_, index) => {
    const random = seededRandom('volunteer', String(index));
    const fromEnd = volunteerCount - index;
    const isPending = fromEnd <= exceptions.pending;
    const isRejected = !isPending && fromEnd <= exceptions.pending + exceptions.rejected;
    const isLocked =
      !isPending && !isRejected && fromEnd <= exceptions.pending + exceptions.rejected + exceptions.locked;
    const sent = new Date(context.now.getTime() - (isPending ? 1 : random.between(260, 900)) * day);
    const decided = new Date(sent.getTime() + random.between(4, 40) * hour);
    return {
      id: `vol-demo${String(index + 1).padStart(3, '0')}`,
      user_id: null,
      id_hash: null,
      person_sealed: null,
      name: `${random.pick(surnames)}*${random.between(0, 3) === 0 ? '' : random.pick(ends)}`,
      city_id: cityIds[index % cityIds.length] ?? '',
      skills_json: '[]',
      minutes: 0,
      activities: 0,
      locked_until: isLocked ? shanghaiTime(new Date(context.now.getTime() + 20 * day)) : null,
      lock_reason: isLocked ? random.pick(content.lockReasons) : '',
      audit: isPending ? 'pending' : isRejected ? 'rejected' : 'approved',
      reason: isRejected ? random.pick(content.rejections) : '',
      sent_at: shanghaiTime(sent),
      decided_at: isPending ? null : shanghaiTime(decided),
    };
  });
}

/** Volunteers, their registrations, and the records of their hours, oldest first. */
export function generateVolunteers(
  content: DemoCommonweal,
  activities: readonly DemoActivity[],
  context: LoadContext,
): GeneratedVolunteers {
  const volunteers = volunteersOf(content, context);
  const members = volunteers.filter(
    ({ audit, locked_until }) => audit === 'approved' && locked_until === null,
  );
  const registrations: RegistrationRow[] = [];
  const services: LedgerEntry<ServiceRecord>[] = [];
  // a volunteer takes part in at most one activity a day
  const busy = new Set<string>();
  for (const activity of activities.toSorted((a, b) => (a.row.starts_at < b.row.starts_at ? -1 : 1))) {
    const { row, state, plan } = activity;
    const random = seededRandom('registrations', row.id);
    const date = row.starts_at.slice(0, 10);
    const free = members.filter(({ id }) => !busy.has(`${date} ${id}`));
    const taken = placesTaken(state, row.quota, random.between(0, 100));
    for (const volunteer of random.shuffle(free).slice(0, taken)) {
      busy.add(`${date} ${volunteer.id}`);
      const hasAttended = state === 'ended' && random.between(1, 12) > 1;
      const minutes = plan.hours * 60;
      const certificate = hasAttended ? certificateCode(random) : null;
      registrations.push({
        activity_id: row.id,
        volunteer_id: volunteer.id,
        state: state === 'ended' ? (hasAttended ? 'attended' : 'absent') : 'registered',
        registered_at: registeredAt(row.sent_at, row.register_until, random, context.now),
        changed_at: state === 'ended' ? row.ends_at : row.sent_at,
        minutes: state === 'ended' ? (hasAttended ? minutes : 0) : null,
        certificate,
      });
      if (certificate === null) continue;
      volunteer.minutes += minutes;
      volunteer.activities += 1;
      const record = {
        kind: 'service' as const,
        certificate,
        name: volunteer.name,
        activity: row.title,
        group: activity.group.name,
        servedOn: date,
        minutes,
      };
      const time = shanghaiTime(new Date(parseShanghaiTime(row.ends_at).getTime() + 20 * hour));
      services.push({ record, time });
    }
  }
  return { volunteers, registrations, services };
}

function certificateCode(random: Random): string {
  const part = () => Array.from({ length: 4 }, () => random.pick(codeCharacters)).join('');
  return `QL-${part()}-${part()}-${part()}`;
}

function registeredAt(sentAt: string, until: string, random: Random, now: Date): string {
  const from = parseShanghaiTime(sentAt).getTime();
  const to = Math.min(parseShanghaiTime(until).getTime(), now.getTime());
  return shanghaiTime(new Date(from + (Math.max(0, to - from) * random.between(0, 1000)) / 1001));
}
