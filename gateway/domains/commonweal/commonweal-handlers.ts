import { serviceFormat } from '../../../rules/commonweal/service-record.ts';
import type { Handlers } from '../../contract/handler.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../shared/deps.ts';
import { once } from '../shared/once.ts';
import { headOf } from '../shared/ledger/ledger-store.ts';
import { newestFirst, readPage } from '../shared/paging.ts';
import { requireReader } from '../shared/require-reader.ts';
import { activityHandlers } from './activities/activity-handlers.ts';
import { certificateOf, ownCertificate } from './chain/certificates.ts';
import { serviceLedger } from './chain/service-ledger.ts';
import { groupFor, groupOfReader } from './groups/group-rows.ts';
import { groupHandlers } from './groups/group-handlers.ts';
import { honoursOf } from './honours.ts';
import type { CommonwealServices } from './commonweal-services.ts';
import { listShows } from './shows/show-lists.ts';
import { showFor } from './shows/show-rows.ts';
import { thumbShow } from './shows/thumb-show.ts';
import { topicFor } from './commonweal-topic.ts';
import { volunteerHandlers } from './volunteers/volunteer-handlers.ts';
import { requestedVolunteer } from './volunteers/volunteer-home.ts';
import { lockOf, volunteerFor, volunteerOfReader } from './volunteers/volunteer-rows.ts';
import { claimWelfare, listClaims } from './welfare/claim-welfare.ts';
import { listWelfare, toItems, welfareRow } from './welfare/welfare-rows.ts';
import { auditOf } from './audit/audit.ts';

type CommonwealOperation =
  | keyof ReturnType<typeof volunteerHandlers>
  | keyof ReturnType<typeof groupHandlers>
  | keyof ReturnType<typeof activityHandlers>
  | 'getCommonwealTopic'
  | 'listCommonwealShows'
  | 'listVolunteerShows'
  | 'getCommonwealShow'
  | 'thumbCommonwealShow'
  | 'getCommonwealIdentity'
  | 'getCommonwealAudit'
  | 'listCommonwealHonours'
  | 'getActivityCertificate'
  | 'checkCertificate'
  | 'listServiceBlocks'
  | 'listWelfareItems'
  | 'getWelfareItem'
  | 'claimWelfare'
  | 'listOwnWelfareClaims';

export function commonwealHandlers(
  deps: Deps,
  services: CommonwealServices,
): Pick<Handlers, CommonwealOperation> {
  const { db, clock } = deps;
  const timeNow = () => shanghaiTime(clock());
  async function withProof(certificate: Schemas['Certificate']): Promise<Schemas['Certificate']> {
    const { block } = certificate;
    const proof = block && (await services.ledgers.proof('service', serviceFormat, block));
    return { ...certificate, ...(proof && { proof: proof.file }) };
  }
  return {
    ...volunteerHandlers(deps, services),
    ...groupHandlers(deps, services),
    ...activityHandlers(deps, services),

    getCommonwealTopic: ({ query: { topicId } }, { reader }) =>
      topicFor(db, { topicId, readerId: reader?.id, now: timeNow() }),

    listCommonwealShows: ({ query }, { reader }) =>
      listShows(db, { ...query, readerId: reader?.id, page: readPage('query', query, newestFirst) }),

    listVolunteerShows: async ({ query }, { reader }) => {
      const page = readPage('query', query, newestFirst);
      const { id } = await requestedVolunteer(db, { volunteerId: query.volunteerId, readerId: reader?.id });
      return listShows(db, { volunteerId: id, readerId: reader?.id, page });
    },

    getCommonwealShow: ({ query: { showId } }, { reader }) => showFor(db, showId, reader?.id),

    thumbCommonwealShow: ({ query: { showId, clientId } }, context) => {
      const thumb = { showId, readerId: requireReader(context).id, now: timeNow() };
      const write = { operation: 'thumbCommonwealShow', clientId, input: [showId] } as const;
      return once(deps, context, write, (transaction) => thumbShow(transaction, thumb));
    },

    getCommonwealIdentity: (_, context) => identityOf(db, requireReader(context).id, timeNow()),

    getCommonwealAudit: ({ query: { subject } }, context) => ownAudit(db, requireReader(context).id, subject),

    listCommonwealHonours: async ({ query: { subject, id } }, { reader }) => {
      // readers who may not see the volunteer or group do not see its honours either
      await (subject === 'group' ? groupFor : volunteerFor)(db, id, reader?.id);
      return { list: await honoursOf(db, subject, id) };
    },

    getActivityCertificate: ({ query: { activityId } }, context) =>
      ownCertificate(db, requireReader(context).id, activityId).then(withProof),

    checkCertificate: ({ query: { code } }) => certificateOf(db, code).then(withProof),

    listServiceBlocks: async ({ query: { fromHeight = 1, most = defaultBlockCount } }) => ({
      // head first: blocks appended in between come after it
      head: await headOf(db, 'service'),
      list: await serviceLedger.blocksFrom(db, fromHeight, most),
    }),

    listWelfareItems: ({ query }, { reader }) =>
      listWelfare(db, readPage('query', query, newestFirst), { readerId: reader?.id, now: timeNow() }),

    getWelfareItem: async ({ query: { itemId } }, { reader }) => {
      const row = await welfareRow(db, itemId);
      const [item] = await toItems(db, [row], { readerId: reader?.id, now: timeNow() });
      if (item === undefined) throw new Error('one row is one item');
      return item;
    },

    claimWelfare: ({ body: { itemId, clientId } }, context) => {
      const claiming = { itemId, readerId: requireReader(context).id, now: timeNow() };
      const write = { operation: 'claimWelfare', clientId, input: [itemId] } as const;
      return once(deps, context, write, (transaction) => claimWelfare(transaction, claiming));
    },

    listOwnWelfareClaims: ({ query }, context) =>
      listClaims(db, requireReader(context).id, readPage('query', query, newestFirst)),
  };
}

/** The contract's default. */
const defaultBlockCount = 50;

/**
 * A reader's roles in the programme; a reader approved as both acts as the group. @param now `YYYY-MM-DD HH:MM:SS`
 */
async function identityOf(
  db: Database,
  readerId: string,
  now: string,
): Promise<Schemas['CommonwealIdentity']> {
  const volunteer = await volunteerOfReader(db, readerId);
  const group = await groupOfReader(db, readerId);
  const identity =
    group?.audit === 'approved' ? 'group' : volunteer?.audit === 'approved' ? 'volunteer' : 'ordinary';
  return {
    identity,
    volunteer: auditOf(volunteer),
    group: auditOf(group),
    ...(volunteer && { volunteerId: volunteer.id }),
    ...(group && { groupId: group.id }),
    lock: lockOf(volunteer, now),
  };
}

/** The audit state of one application of a reader. */
async function ownAudit(
  db: Database,
  readerId: string,
  subject: Schemas['CommonwealSubject'],
): Promise<Schemas['CommonwealAudit']> {
  const row = subject === 'group' ? await groupOfReader(db, readerId) : await volunteerOfReader(db, readerId);
  return { subject, audit: auditOf(row), ...(row && { id: row.id }) };
}
