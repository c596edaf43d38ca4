import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { RecordDifference } from '../../shared/ledger/record-difference.ts';

/** differences reported of each kind */
const maxReported = 50;

/**
 * Compares registrations and the hours of volunteers with a chain that was verified before. Each query is one statement,
 * so attendance that is marked in the meantime is seen whole or not at all.
 */
export async function checkRegistrations(db: Database): Promise<RecordDifference[]> {
  return [
    ...(await alteredRegistrations(db)),
    ...(await missingRegistrations(db)),
    ...(await alteredVolunteers(db)),
  ];
}

/** Registrations with their record on the chain and its withdrawal. */
const registrationsOnChain = (db: Database) =>
  db
    .selectFrom('registrations')
    .leftJoin('service_blocks as record', (join) =>
      join.onRef('record.certificate', '=', 'registrations.certificate').on('record.kind', '=', 'service'),
    )
    .leftJoin('service_blocks as withdrawal', (join) =>
      join
        .onRef('withdrawal.certificate', '=', 'registrations.certificate')
        .on('withdrawal.kind', '=', 'withdrawal'),
    );

async function alteredRegistrations(db: Database): Promise<RecordDifference[]> {
  const rows = await registrationsOnChain(db)
    .select([
      'registrations.activity_id',
      'registrations.volunteer_id',
      'registrations.state',
      'registrations.minutes as stored',
      'registrations.certificate',
      'record.minutes as recorded',
      'withdrawal.height as withdrawn',
    ])
    .where((is) =>
      is.or([
        is.and([
          is('registrations.state', '=', 'attended'),
          is.or([
            is('record.height', 'is', null),
            is('withdrawal.height', 'is not', null),
            is('registrations.minutes', 'is', null),
            is('registrations.minutes', '<>', is.ref('record.minutes')),
          ]),
        ]),
        is.and([
          is('registrations.state', '<>', 'attended'),
          is.or([
            is('registrations.minutes', '>', 0),
            is.and([is('record.height', 'is not', null), is('withdrawal.height', 'is', null)]),
          ]),
        ]),
      ]),
    )
    .orderBy('registrations.activity_id')
    .orderBy('registrations.volunteer_id')
    .limit(maxReported)
    .execute();
  return rows.map(({ activity_id, volunteer_id, state, stored, certificate, recorded, withdrawn }) => {
    const row = `registrations ${activity_id}/${volunteer_id}`;
    if (state !== 'attended')
      return recorded !== null && withdrawn === null
        ? { row, field: 'state', stored: state, chain: 'attended' }
        : { row, field: 'minutes', stored, chain: 0 };
    if (recorded === null) return { row, field: 'certificate', stored: certificate, chain: 'missing' };
    if (withdrawn !== null) return { row, field: 'certificate', stored: certificate, chain: 'withdrawn' };
    return { row, field: 'minutes', stored, chain: recorded };
  });
}

/** Records that were not withdrawn and whose certificate no registration has. */
async function missingRegistrations(db: Database): Promise<RecordDifference[]> {
  const rows = await db
    .selectFrom('service_blocks as record')
    .leftJoin('registrations', 'registrations.certificate', 'record.certificate')
    .leftJoin('service_blocks as withdrawal', (join) =>
      join
        .onRef('withdrawal.certificate', '=', 'record.certificate')
        .on('withdrawal.kind', '=', 'withdrawal'),
    )
    .select(['record.height', 'record.certificate', 'record.minutes'])
    .where('record.kind', '=', 'service')
    .where('registrations.certificate', 'is', null)
    .where('withdrawal.height', 'is', null)
    .orderBy('record.height')
    .limit(maxReported)
    .execute();
  return rows.map(({ height, certificate, minutes }) => ({
    row: 'registrations',
    field: 'certificate',
    stored: certificate,
    chain: minutes,
    height,
  }));
}

/** Volunteers whose minutes are not the sum of the records of the registrations that they attended. */
async function alteredVolunteers(db: Database): Promise<RecordDifference[]> {
  const rows = await db
    .selectFrom('volunteers')
    .leftJoin(
      registrationsOnChain(db)
        .select(['registrations.volunteer_id', 'record.minutes'])
        .where('registrations.state', '=', 'attended')
        .where('withdrawal.height', 'is', null)
        .as('served'),
      'served.volunteer_id',
      'volunteers.id',
    )
    .select(['volunteers.id', 'volunteers.minutes', recordedMinutes.as('recorded')])
    .groupBy(['volunteers.id', 'volunteers.minutes'])
    .having('volunteers.minutes', '<>', recordedMinutes)
    .orderBy('volunteers.id')
    .limit(maxReported)
    .execute();
  return rows.map(({ id, minutes, recorded }) => ({
    row: `volunteers ${id}`,
    field: 'minutes',
    stored: minutes,
    chain: recorded,
  }));
}

const recordedMinutes = sql<number>`cast(coalesce(sum(served.minutes), 0) as integer)`;
