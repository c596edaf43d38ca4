import type { AnyRouter } from '@tanstack/react-router';
import { getUserInfo } from 'qlwb-gateway-sdk/operations/account';
import { listNewsComments } from 'qlwb-gateway-sdk/operations/comments';
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

/** Calls of the commonweal programme whose answers are another one's for each reader. Made when it is asked for, as `ownLists`. */
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

interface Asked {
  readonly queryKey: readonly unknown[];
}

/*
 * Lists of calls are put together when they are asked for: built files may need one another, and the one that runs first has
 * nothing of the other yet.
 */

/** Answers that are the same for everybody but for the reader's own marks on them: what is liked, saved, followed. */
const isMarkedAnswer = ({ queryKey: [call] }: Asked): boolean =>
  [
    getArticle.id,
    getPublisher.id,
    listPublishers.id,
    listNewsComments.id,
    getTip.id,
    getTipItem.id,
    listTopicTips.id,
    getLiveRoom.id,
    listLiveMessages.id,
    listLiveReporters.id,
    listVideoFeed.id,
    getClapperWork.id,
  ].some((id) => id === call);

/** Calls whose answers hold the reader's own marks, or are the reader's own altogether. */
const isOwnMark = (asked: Asked): boolean =>
  isMarkedAnswer(asked) ||
  [
    getReaderPortrait.id,
    getUserInfo.id,
    getLiveInvitation.id,
    listLiveInvited.id,
    getLivePacket.id,
    ...ownCommonwealCalls(),
    ...ownLists(),
  ].some((id) => id === asked.queryKey[0]);

/** Keeps who signed in, and forgets what was loaded for somebody else. */
export function enter(
  loaded: LoadedData,
  { token, expiresAt }: NewSession,
  cookie: TokenCookie = 'readerToken',
): void {
  storeReaderToken(token, new Date(timeMs(expiresAt)), cookie);
  removeSmsForm();
  forgetOwnMarks(loaded);
}

/** Forgets the reader on this device. */
export function leave(loaded: LoadedData): void {
  removeReaderToken();
  forgetOwnMarks(loaded);
}

function forgetOwnMarks(loaded: LoadedData): void {
  queryClientOf(loaded).removeQueries({ predicate: isOwnMark });
}

/**
 * Has a page that stays ask again for what it shows of the reader. Where that fails it stays as it was, and what is kept for
 * when there is no network with it; what was one reader's alone is not given to the next.
 */
export async function renewOwnMarks(loaded: LoadedData, router: AnyRouter): Promise<void> {
  const client = queryClientOf(loaded);
  // what a loader keeps nobody listens to: it is loaded anew when it is gone
  const inactive = { predicate: isOwnMark, type: 'inactive' } as const;
  const before = client.getQueryCache().findAll(inactive);
  client.removeQueries(inactive);
  await Promise.all([client.invalidateQueries({ predicate: isOwnMark }), router.invalidate({ sync: true })]);
  if (!router.state.matches.some(({ status }) => status === 'error')) return;
  for (const query of before.filter((one) => isMarkedAnswer(one))) {
    const { data, dataUpdatedAt } = query.state;
    if (client.getQueryData(query.queryKey) === undefined)
      client.setQueryData(query.queryKey, data, { updatedAt: dataUpdatedAt });
  }
  await router.invalidate();
}

/**
 * Back to the page that the form was opened over, as the reader left it; to a page of the app where the form was the
 * first that was opened.
 * @param returnTo path below the app's base; only what `safeReturnTo` let through
 */
export function goBackTo(
  { history, basepath }: Pick<AnyRouter, 'history' | 'basepath'>,
  returnTo: string,
): void {
  if (history.canGoBack()) history.back();
  else history.replace(`${basepath}${returnTo}`);
}
