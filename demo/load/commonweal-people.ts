import type { Insertable } from 'kysely';
import { sealBlock, type ServiceBlock } from '../../rules/service-chain/service-block.ts';
import type { ChainPlace } from '../../rules/service-chain/check-chain.ts';
import type { RegistrationsTable, VolunteersTable } from '../../gateway/db/tables/commonweal-tables.ts';
import { parseShanghaiTime, shanghaiTime } from '../../gateway/db/time.ts';
import { sha256 } from '../../gateway/domains/commonweal/chain/chain-store.ts';
import { cityIds } from '../../gateway/domains/shared/cities.ts';
import { takenOf, type DemoActivity } from './commonweal-activities.ts';
import type { DemoCommonweal } from './schema/commonweal-schema.ts';
import { diceOf, type Dice } from './dice.ts';
import type { SeedPlace } from './stories.ts';

export const demoVolunteers = 200;
/** of them wait, were rejected, are locked: the last ones */
const special = { pending: 4, rejected: 2, locked: 2 } as const;

type VolunteerRow = Insertable<VolunteersTable> & { minutes: number; activities: number };
type RegistrationRow = Insertable<RegistrationsTable>;

const hour = 3_600_000;
const day = 24 * hour;
/** characters of a certificate's code, as `newCertificateCode` has them */
const codeCharacters = [...'23456789ABCDEFGHJKMNPQRSTWXYZ'];

export interface DemoPeople {
  readonly volunteers: readonly VolunteerRow[];
  readonly registrations: readonly RegistrationRow[];
  readonly blocks: readonly ServiceBlock[];
}

/** Volunteers without accounts: who they are is kept nowhere, and what they did is. */
function volunteersOf(content: DemoCommonweal, place: SeedPlace): VolunteerRow[] {
  const [surnames, ends] = [[...content.surnames], [...content.ends]];
  return Array.from({ length: demoVolunteers }, (_, index) => {
    const dice = diceOf('volunteer', String(index));
    const fromEnd = demoVolunteers - index;
    const isPending = fromEnd <= special.pending;
    const isRejected = !isPending && fromEnd <= special.pending + special.rejected;
    const isLocked =
      !isPending && !isRejected && fromEnd <= special.pending + special.rejected + special.locked;
    const sent = new Date(place.now.getTime() - (isPending ? 1 : dice.between(260, 900)) * day);
    const decided = new Date(sent.getTime() + dice.between(4, 40) * hour);
    return {
      id: `vol-demo${String(index + 1).padStart(3, '0')}`,
      user_id: null,
      id_hash: null,
      person_sealed: null,
      name: `${dice.pick(surnames)}*${dice.between(0, 3) === 0 ? '' : dice.pick(ends)}`,
      city_id: cityIds[index % cityIds.length] ?? '',
      skills_json: '[]',
      minutes: 0,
      activities: 0,
      locked_until: isLocked ? shanghaiTime(new Date(place.now.getTime() + 20 * day)) : null,
      lock_reason: isLocked ? dice.pick(content.lockReasons) : '',
      audit: isPending ? 'pending' : isRejected ? 'rejected' : 'approved',
      reason: isRejected ? dice.pick(content.rejections) : '',
      sent_at: shanghaiTime(sent),
      decided_at: isPending ? null : shanghaiTime(decided),
    };
  });
}

/** Who took part in what, and the chain of their hours from a place on, oldest first. */
export function peopleOf(
  content: DemoCommonweal,
  activities: readonly DemoActivity[],
  place: SeedPlace,
  head: ChainPlace,
): DemoPeople {
  const volunteers = volunteersOf(content, place);
  const members = volunteers.filter(
    ({ audit, locked_until }) => audit === 'approved' && locked_until === null,
  );
  const registrations: RegistrationRow[] = [];
  const blocks: ServiceBlock[] = [];
  // nobody is at two places on a day
  const busy = new Set<string>();
  for (const activity of activities.toSorted((a, b) => (a.row.starts_at < b.row.starts_at ? -1 : 1))) {
    const { row, state, plan } = activity;
    const dice = diceOf('registrations', row.id);
    const date = row.starts_at.slice(0, 10);
    const free = members.filter(({ id }) => !busy.has(`${date} ${id}`));
    const taken = takenOf(state, row.quota, dice.between(0, 100));
    for (const volunteer of dice.shuffle(free).slice(0, taken)) {
      busy.add(`${date} ${volunteer.id}`);
      const came = state === 'ended' && dice.between(1, 12) > 1;
      const minutes = plan.hours * 60;
      const certificate = came ? codeOf(dice) : null;
      registrations.push({
        activity_id: row.id,
        volunteer_id: volunteer.id,
        state: state === 'ended' ? (came ? 'attended' : 'absent') : 'registered',
        registered_at: registeredAt(row.sent_at, row.register_until, dice, place.now),
        changed_at: state === 'ended' ? row.ends_at : row.sent_at,
        minutes: state === 'ended' ? (came ? minutes : 0) : null,
        certificate,
      });
      if (certificate === null) continue;
      volunteer.minutes += minutes;
      volunteer.activities += 1;
      const last = blocks.at(-1);
      const record = {
        kind: 'service' as const,
        certificate,
        name: volunteer.name,
        activity: row.title,
        group: activity.group.name,
        servedOn: date,
        minutes,
      };
      blocks.push(
        sealBlock(
          {
            height: (last?.height ?? head.height) + 1,
            time: shanghaiTime(new Date(parseShanghaiTime(row.ends_at).getTime() + 20 * hour)),
            record,
            previous: last?.hash ?? head.hash,
          },
          sha256,
        ),
      );
    }
  }
  return { volunteers, registrations, blocks };
}

function codeOf(dice: Dice): string {
  const part = () => Array.from({ length: 4 }, () => dice.pick(codeCharacters)).join('');
  return `QL-${part()}-${part()}-${part()}`;
}

function registeredAt(sentAt: string, until: string, dice: Dice, now: Date): string {
  const from = parseShanghaiTime(sentAt).getTime();
  const to = Math.min(parseShanghaiTime(until).getTime(), now.getTime());
  return shanghaiTime(new Date(from + (Math.max(0, to - from) * dice.between(0, 1000)) / 1001));
}
