import type { AnyRouter } from '@tanstack/react-router';
import { getUserInfo } from 'qlwb-gateway-sdk/operations/account';
import { listNewsComments, listPublicComments } from 'qlwb-gateway-sdk/operations/comments';
import {
  getLiveInvitation,
  getLivePacket,
  getLiveRoom,
  listLiveInvited,
  listLiveMessages,
  listLiveReporters,
} from 'qlwb-gateway-sdk/operations/live';
import {
  getArticle,
  getPublisher,
  getReaderPortrait,
  listPublishers,
} from 'qlwb-gateway-sdk/operations/news';
import { getTip, getTipItem, listTopicTips } from 'qlwb-gateway-sdk/operations/tips';
import { getClapperWork, listVideoFeed } from 'qlwb-gateway-sdk/operations/video';
import type { NewSession } from '#machines/sms-login/sms-login.machine.ts';
import { timeMs } from '#lib/time/dates.ts';
import { removeReaderToken, storeReaderToken, type TokenCookie } from '#platform/storage/reader-token.ts';
import { removeSmsForm } from '#platform/storage/sms-form.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { LoadedData } from '#widgets/gateway/loaded-data.ts';
import { ownLists } from './own-lists.ts';
import {
  getCommonwealActivity,
  getCommonwealGroupHome,
  getCommonwealIdentity,
  getCommonwealShow,
  getCommonwealTopic,
  getGroupForActivity,
  getVolunteerHome,
  getWelfareItem,
  listCommonwealShows,
  listOwnGroupActivities,
  listOwnWelfareClaims,
  listVolunteerActivities,
  listVolunteerShows,
  listWelfareItems,
} from 'qlwb-gateway-sdk/operations/commonweal';

/** Commonweal operations with personal answers. A function for the same reason as `ownLists`. */
const ownCommonwealCalls = () =>
  [
    getCommonwealActivity.id,
    getCommonwealGroupHome.id,
    getCommonwealIdentity.id,
    getCommonwealShow.id,
    getCommonwealTopic.id,
    getGroupForActivity.id,
    getVolunteerHome.id,
    getWelfareItem.id,
    listCommonwealShows.id,
    listOwnGroupActivities.id,
    listOwnWelfareClaims.id,
    listVolunteerActivities.id,
    listVolunteerShows.id,
    listWelfareItems.id,
  ] as const;

interface QueryRef {
  readonly queryKey: readonly unknown[];
}

/*
 * Lists of operations are functions, not constants: chunks may import each other in a cycle, and the one that runs first does
 * not have the other's exports yet.
 */

/** Responses shared by all readers apart from personal marks: liked, saved, followed. */
const isMarkedResponse = ({ queryKey: [call] }: QueryRef): boolean =>
  [
    getArticle.id,
    getPublisher.id,
    listPublishers.id,
    listNewsComments.id,
    listPublicComments.id,
    getTip.id,
    getTipItem.id,
    listTopicTips.id,
    getLiveRoom.id,
    listLiveMessages.id,
    listLiveReporters.id,
    listVideoFeed.id,
    getClapperWork.id,
  ].some((id) => id === call);

/** Operations whose responses contain personal marks or are personal altogether. */
const isOwnMark = (query: QueryRef): boolean =>
  isMarkedResponse(query) ||
  [
    getReaderPortrait.id,
    getUserInfo.id,
    getLiveInvitation.id,
    listLiveInvited.id,
    getLivePacket.id,
    ...ownCommonwealCalls(),
    ...ownLists(),
  ].some((id) => id === query.queryKey[0]);

/** Stores the session of a reader who signed in, and drops data of the previous one. */
export function enter(
  loaded: LoadedData,
  { token, expiresAt }: NewSession,
  cookie: TokenCookie = 'readerToken',
): void {
  storeReaderToken(token, new Date(timeMs(expiresAt)), cookie);
  removeSmsForm();
  removeOwnMarks(loaded);
}

/** Removes the reader from this device. */
export function leave(loaded: LoadedData): void {
  removeReaderToken();
  removeOwnMarks(loaded);
}

function removeOwnMarks(loaded: LoadedData): void {
  queryClientOf(loaded).removeQueries({ predicate: isOwnMark });
}

/**
 * Refetches the personal data of a page that stays open. If that fails, the page and its offline copy stay as they are; data of one
 * reader is not given to the next.
 */
export async function renewOwnMarks(loaded: LoadedData, router: AnyRouter): Promise<void> {
  const client = queryClientOf(loaded);
  // loader data has no observers: it is loaded again when it was removed
  const inactive = { predicate: isOwnMark, type: 'inactive' } as const;
  const before = client.getQueryCache().findAll(inactive);
  client.removeQueries(inactive);
  await Promise.all([client.invalidateQueries({ predicate: isOwnMark }), router.invalidate({ sync: true })]);
  if (!router.state.matches.some(({ status }) => status === 'error')) return;
  for (const query of before.filter((one) => isMarkedResponse(one))) {
    const { data, dataUpdatedAt } = query.state;
    if (client.getQueryData(query.queryKey) === undefined)
      client.setQueryData(query.queryKey, data, { updatedAt: dataUpdatedAt });
  }
  await router.invalidate();
}

/**
 * Returns to the page below the form as it was left, or opens the given page if the form was the first page.
 * @param returnTo path below the app's base, validated by `safeReturnTo`
 */
export function goBackTo(
  { history, basepath }: Pick<AnyRouter, 'history' | 'basepath'>,
  returnTo: string,
): void {
  if (history.canGoBack()) history.back();
  else history.replace(`${basepath}${returnTo}`);
}
