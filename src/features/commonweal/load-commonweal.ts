import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { pageHead } from '#lib/story/page-head.ts';
import {
  activityPages,
  activityQuery,
  activityVolunteerPages,
  groupHomeQuery,
  groupPages,
  identityQuery,
  showPages,
  showQuery,
  topicQuery,
  volunteerActivityPages,
  volunteerHomeQuery,
} from './shared/commonweal-queries.ts';

type Head = ReturnType<typeof pageHead>;

// Heads are built here: code in route files is loaded with every page.

/** Loads a topic of the programme, by default the first. @throws GatewayError, 404 for an unknown topic */
export async function loadTopic(
  { gateway, loaded, visit }: RouterContext,
  topicId: string | undefined,
): Promise<Head> {
  const topic = await queryClientOf(loaded).ensureQueryData({
    ...topicQuery(gateway, topicId),
    revalidateIfStale: true,
  });
  return pageHead(`${topic.title} · 齐鲁公益`, { text: topic.lead, picture: topic.cover.url }, visit.origin);
}

/** Loads a show, or the list if the URL names none. @throws GatewayError, 404 for an unknown show */
export async function loadShow(
  { gateway, loaded, visit }: RouterContext,
  showId: string | undefined,
): Promise<Head> {
  const queryClient = queryClientOf(loaded);
  if (showId === undefined) {
    await queryClient.ensureInfiniteQueryData(showPages(gateway, {}));
    return pageHead('公益秀');
  }
  const show = await queryClient.ensureQueryData({ ...showQuery(gateway, showId), revalidateIfStale: true });
  return pageHead(show.title, { text: show.text, picture: show.pictures[0]?.url }, visit.origin);
}

/** Loads an activity, or the list if the URL names none. @throws GatewayError, 404 for an unknown activity */
export async function loadActivity(
  { gateway, loaded, visit }: RouterContext,
  activityId: string | undefined,
): Promise<Head> {
  const queryClient = queryClientOf(loaded);
  if (activityId === undefined) {
    await queryClient.ensureInfiniteQueryData(activityPages(gateway, { state: 'open' }));
    return pageHead('公益活动');
  }
  const { activity, introduction, attended } = await queryClient.ensureQueryData({
    ...activityQuery(gateway, activityId),
    revalidateIfStale: true,
  });
  // optional data: the activity renders without its volunteers, and their block shows the error
  if (import.meta.env.SSR)
    await queryClient.prefetchInfiniteQuery(activityVolunteerPages(gateway, activityId, attended > 0));
  return pageHead(activity.title, { text: introduction, picture: activity.cover.url }, visit.origin);
}

/** Loads a group, or the list if the URL names none. @throws GatewayError, 404 for an unknown group */
export async function loadGroup(
  { gateway, loaded, visit }: RouterContext,
  groupId: string | undefined,
): Promise<Head> {
  const queryClient = queryClientOf(loaded);
  if (groupId === undefined) {
    await queryClient.ensureInfiniteQueryData(groupPages(gateway));
    return pageHead('公益团队');
  }
  const { group } = await queryClient.ensureQueryData({
    ...groupHomeQuery(gateway, groupId),
    revalidateIfStale: true,
  });
  if (import.meta.env.SSR) await queryClient.prefetchInfiniteQuery(activityPages(gateway, { groupId }));
  return pageHead(group.name, { text: group.introduction, picture: group.logo.url }, visit.origin);
}

/** Loads a volunteer, or the reader's own page if the URL names none. @throws GatewayError, 404 for an unknown volunteer */
export async function loadVolunteer(
  { gateway, loaded }: RouterContext,
  volunteerId: string | undefined,
): Promise<Head> {
  const queryClient = queryClientOf(loaded);
  const home = await queryClient.ensureQueryData({
    ...volunteerHomeQuery(gateway, volunteerId),
    revalidateIfStale: true,
  });
  if (import.meta.env.SSR && home !== null)
    await queryClient.prefetchInfiniteQuery(
      volunteerActivityPages(gateway, volunteerId, home.own ? 'registered' : 'attended'),
    );
  return pageHead(home === null || home.own ? '我的公益' : `志愿者 ${home.volunteer.name}`);
}

/** Loads the reader's identity in the programme, for its forms. @throws GatewayError */
export async function loadIdentity({ gateway, loaded }: RouterContext, title: string): Promise<Head> {
  await queryClientOf(loaded).ensureQueryData({ ...identityQuery(gateway), revalidateIfStale: true });
  return pageHead(title);
}
