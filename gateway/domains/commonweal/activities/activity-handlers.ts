import { plainActivity } from '../../../../rules/commonweal/activity-form.ts';
import type { Handlers } from '../../../contract/handler.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { Deps } from '../../shared/deps.ts';
import { hasIdempotencyRecord, once } from '../../shared/once.ts';
import { newestFirst, oldestFirst, readPage } from '../../shared/paging.ts';
import { requireReader } from '../../shared/require-reader.ts';
import { uploadOwners } from '../../shared/upload-owners.ts';
import { activeGroupOf } from '../groups/group-rows.ts';
import { countForm } from '../commonweal-limits.ts';
import type { CommonwealServices } from '../commonweal-services.ts';
import { requestedVolunteer } from '../volunteers/volunteer-home.ts';
import { activityDetails } from './activity-details.ts';
import { groupActivities, listActivities } from './activity-lists.ts';
import { activityFor } from './activity-rows.ts';
import { activityDraft, addActivity } from './add-activity.ts';
import { cancelRegistration } from './cancel-registration.ts';
import { register } from './register.ts';
import { listActivityVolunteers, listVolunteerActivities } from './volunteer-lists.ts';

type ActivityOperation =
  | 'listCommonwealActivities'
  | 'getCommonwealActivity'
  | 'listActivityVolunteers'
  | 'listVolunteerActivities'
  | 'listOwnGroupActivities'
  | 'addCommonwealActivity'
  | 'registerForActivity'
  | 'cancelActivityRegistration';

export function activityHandlers(
  deps: Deps,
  { vault }: Pick<CommonwealServices, 'vault'>,
): Pick<Handlers, ActivityOperation> {
  const { db, clock } = deps;
  const timeNow = () => shanghaiTime(clock());
  return {
    listCommonwealActivities: ({ query }) =>
      listActivities(db, { ...query, page: readPage('query', query, newestFirst), now: timeNow() }),

    getCommonwealActivity: ({ query: { activityId } }, { reader }) =>
      activityDetails(db, { activityId, readerId: reader?.id, now: timeNow() }),

    listActivityVolunteers: async ({ query }, { reader }) => {
      const page = readPage('query', query, oldestFirst);
      const { id } = await activityFor(db, query.activityId, reader?.id);
      return listActivityVolunteers(db, { activityId: id, attended: query.attended === true, page });
    },

    listVolunteerActivities: async ({ query }, { reader }) => {
      const page = readPage('query', query, newestFirst);
      const { id, user_id } = await requestedVolunteer(db, {
        volunteerId: query.volunteerId,
        readerId: reader?.id,
      });
      const isOwn = user_id !== null && user_id === reader?.id;
      return listVolunteerActivities(db, {
        volunteerId: id,
        isOwn,
        state: query.state,
        page,
        now: timeNow(),
      });
    },

    listOwnGroupActivities: async ({ query }, context) => {
      const page = readPage('query', query, newestFirst);
      const group = await activeGroupOf(db, requireReader(context).id);
      return groupActivities(db, { groupId: group.id, page, now: timeNow() });
    },

    addCommonwealActivity: async ({ body: { form, clientId }, headers }, context) => {
      const readerId = requireReader(context).id;
      const group = await activeGroupOf(db, readerId);
      const draft = plainActivity(activityDraft(form));
      if (!(await hasIdempotencyRecord(deps, clientId))) await countForm(deps, vault, readerId, context);
      const write = { operation: 'addCommonwealActivity', clientId, input: [draft] } as const;
      const owners = uploadOwners(context, headers['upload-secret']);
      const activity = { readerId, groupId: group.id, draft, owners, now: clock() };
      return once(deps, context, write, (transaction) => addActivity(transaction, activity));
    },

    registerForActivity: ({ query: { activityId, clientId } }, context) => {
      const registering = { activityId, readerId: requireReader(context).id, now: timeNow() };
      const write = { operation: 'registerForActivity', clientId, input: [activityId] } as const;
      return once(deps, context, write, (transaction) => register(transaction, vault, registering));
    },

    cancelActivityRegistration: ({ body: { activityId, clientId } }, context) => {
      const registering = { activityId, readerId: requireReader(context).id, now: timeNow() };
      const write = { operation: 'cancelActivityRegistration', clientId, input: [activityId] } as const;
      return once(deps, context, write, (transaction) => cancelRegistration(transaction, registering));
    },
  };
}
