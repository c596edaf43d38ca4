import { queryOptions } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import {
  checkVolunteerLock,
  getCommonwealActivity,
  getCommonwealAudit,
  getCommonwealGroupHome,
  getCommonwealIdentity,
  getCommonwealShow,
  getCommonwealTopic,
  getVolunteerHome,
  listActivityVolunteers,
  listCommonwealActivities,
  listCommonwealGroupNews,
  listCommonwealGroups,
  listCommonwealHonours,
  listCommonwealShows,
  listOwnGroupActivities,
  listVolunteerActivities,
  listVolunteerShows,
} from 'qlwb-gateway-sdk/operations/commonweal';
import { readPageAddress } from '#platform/history/page-address.ts';
import { readReaderToken } from '#platform/storage/reader-token.ts';
import { operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';
import type {
  ActivityState,
  Identity,
  RegistrationState,
  Subject,
  VolunteerHome,
} from './commonweal-types.ts';

const pageSize = 10;
const peopleAtOnce = 20;
/** ms between polls of what editors or other readers may change, while the page is visible */
export const pollIntervalMs = 5_000;

const at = (cursor: string | undefined) => ({ pageSize, ...(cursor !== undefined && { cursor }) });

/** @param topicId undefined for the first topic */
export function topicQuery(gateway: Gateway, topicId: string | undefined) {
  return operationQuery(gateway, getCommonwealTopic, {
    query: { ...(topicId !== undefined && { topicId }) },
  });
}

interface ShowListInput {
  readonly topicId?: string;
  readonly groupId?: string;
}

export function showPages(gateway: Gateway, of: ShowListInput) {
  return operationPages(gateway, listCommonwealShows, (cursor) => ({ query: { ...of, ...at(cursor) } }));
}

export function showQuery(gateway: Gateway, showId: string) {
  return operationQuery(gateway, getCommonwealShow, { query: { showId } });
}

export function groupPages(gateway: Gateway) {
  return operationPages(gateway, listCommonwealGroups, (cursor) => ({ query: at(cursor) }));
}

export function groupHomeQuery(gateway: Gateway, groupId: string) {
  return operationQuery(gateway, getCommonwealGroupHome, { query: { groupId } });
}

export function groupNewsPages(gateway: Gateway, groupId: string) {
  return operationPages(gateway, listCommonwealGroupNews, (cursor) => ({
    query: { groupId, ...at(cursor) },
  }));
}

interface ActivityListInput {
  readonly topicId?: string;
  readonly groupId?: string;
  readonly state?: ActivityState;
}

export function activityPages(gateway: Gateway, of: ActivityListInput) {
  return operationPages(gateway, listCommonwealActivities, (cursor) => ({ query: { ...of, ...at(cursor) } }));
}

/** All activities of the reader's group, whatever their audit status. */
export function ownGroupActivityPages(gateway: Gateway) {
  return operationPages(gateway, listOwnGroupActivities, (cursor) => ({ query: at(cursor) }));
}

export function activityQuery(gateway: Gateway, activityId: string) {
  return operationQuery(gateway, getCommonwealActivity, { query: { activityId } });
}

/** @param attended only those who attended, instead of all registered */
export function activityVolunteerPages(gateway: Gateway, activityId: string, attended: boolean) {
  return operationPages(gateway, listActivityVolunteers, (cursor) => ({
    query: { activityId, attended, ...at(cursor), pageSize: peopleAtOnce },
  }));
}

/** The reader's identity in the programme; null for a visitor. */
export function identityQuery(gateway: Gateway) {
  return queryOptions<Identity | null>({
    queryKey: [getCommonwealIdentity.id],
    queryFn: ({ signal }) => ofReader(() => gateway.data(getCommonwealIdentity, {}, { signal })),
  });
}

/**
 * What auditors and group leaders may change of an identity: reads only what the reader has, an application or the lock of
 * a volunteer.
 */
export function statusQuery(gateway: Gateway, known: Identity | null | undefined) {
  return queryOptions<Partial<Identity>>({
    queryKey: [getCommonwealAudit.id],
    queryFn: async ({ signal }) => {
      const auditOf = async (subject: Subject) =>
        (await gateway.data(getCommonwealAudit, { query: { subject } }, { signal })).audit;
      const [volunteer, group, lock] = await Promise.all([
        known && isUndecided(known.volunteer) ? auditOf('volunteer') : undefined,
        known && known.group.status !== 'none' ? auditOf('group') : undefined,
        known?.volunteer.status === 'approved' ? gateway.data(checkVolunteerLock, {}, { signal }) : undefined,
      ]);
      return { ...(volunteer && { volunteer }), ...(group && { group }), ...(lock && { lock }) };
    },
  });
}

const isUndecided = ({ status }: Identity['volunteer']) => status === 'pending' || status === 'rejected';

/** All honours of a volunteer or a group, newest first. */
export function honoursQuery(gateway: Gateway, subject: Subject, id: string) {
  return operationQuery(gateway, listCommonwealHonours, { query: { subject, id } });
}

/** A volunteer's public profile. @param volunteerId undefined for the reader's own, which is null if there is none */
export function volunteerHomeQuery(gateway: Gateway, volunteerId: string | undefined) {
  if (volunteerId !== undefined)
    return queryOptions<VolunteerHome | null>({
      queryKey: [getVolunteerHome.id, volunteerId],
      queryFn: ({ signal }) => gateway.data(getVolunteerHome, { query: { volunteerId } }, { signal }),
    });
  return queryOptions<VolunteerHome | null>({
    queryKey: [getVolunteerHome.id],
    queryFn: async ({ signal }) => {
      // a reader without a profile is told so by the identity, not by a 404
      const identity = await ofReader(() => gateway.data(getCommonwealIdentity, {}, { signal }));
      if (identity === null || identity.volunteerId === undefined) return null;
      return gateway.data(getVolunteerHome, { query: {} }, { signal });
    },
  });
}

/** @param volunteerId undefined for the reader's own */
export function volunteerActivityPages(
  gateway: Gateway,
  volunteerId: string | undefined,
  state: RegistrationState,
) {
  return operationPages(gateway, listVolunteerActivities, (cursor) => ({
    query: { ...(volunteerId !== undefined && { volunteerId }), state, ...at(cursor) },
  }));
}

/** @param volunteerId undefined for the reader's own */
export function volunteerShowPages(gateway: Gateway, volunteerId: string | undefined) {
  return operationPages(gateway, listVolunteerShows, (cursor) => ({
    query: { ...(volunteerId !== undefined && { volunteerId }), ...at(cursor) },
  }));
}

/** Requests personal data; null without a request for a visitor. */
async function ofReader<Data>(ask: () => Promise<Data>): Promise<Data | null> {
  if (!import.meta.env.SSR && readReaderToken(readPageAddress().search) === undefined) return null;
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof GatewayError && cause.status === 401) return null;
    throw cause;
  }
}
