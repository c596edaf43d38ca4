import type { Insertable } from 'kysely';
import type { ActivitiesTable } from '../../gateway/db/tables/commonweal-tables.ts';
import { shanghaiTime } from '../../gateway/db/time.ts';
import type { DemoCommonweal, DemoGroup, DemoPlan } from './schema/commonweal-schema.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { seededRandom } from './seeded-random.ts';
import { day, hour, type LoadContext, picturesOf } from './load-context.ts';

/** State in which the pages show an activity; the demo has some in every state. */
export type DemoActivityState =
  | 'open'
  | 'full'
  | 'closed'
  | 'running'
  | 'ended'
  | 'cancelled'
  | 'pending'
  | 'rejected';

export interface DemoActivity {
  readonly row: Insertable<ActivitiesTable> & { readonly quota: number };
  readonly state: DemoActivityState;
  readonly group: DemoGroup;
  readonly plan: DemoPlan;
}

/** States of the activities without a show, in cycles of eleven: nine common states, then two of the rare ones. */
const commonStates = ['open', 'full', 'open', 'closed', 'open', 'running', 'open', 'ended', 'open'] as const;
const rareStates = ['pending', 'cancelled', 'rejected', 'ended'] as const;

function* statesOf(plans: Iterable<DemoPlan>): Generator<DemoActivityState> {
  let others = 0;
  for (const { show } of plans) {
    if (show !== undefined) {
      yield 'ended';
      continue;
    }
    const step = others % (commonStates.length + 2);
    const round = Math.floor(others / (commonStates.length + 2));
    yield (
      commonStates[step] ?? rareStates[(round * 2 + step - commonStates.length) % rareStates.length] ?? 'open'
    );
    others += 1;
  }
}

/** between the days of two activities that have ended */
const daysBetweenEnded = 4;

/** The activities in a fixed order, on different days except those that run today. */
export function generateActivities(content: DemoContent, context: LoadContext): DemoActivity[] {
  const { groups, rejections } = content.commonweal;
  const pictures = picturesOf(content, context);
  // alternate between groups, so that neighbours in the lists belong to different ones
  const plans = Array.from({ length: Math.max(...groups.map((group) => group.plans.length)) }, (_, row) =>
    groups.flatMap((group) => {
      const plan = group.plans[row];
      return plan === undefined ? [] : [{ group, plan }];
    }),
  ).flat();
  const states = [...statesOf(plans.map(({ plan }) => plan))];
  return plans.map(({ group, plan }, index) => {
    const state = states[index] ?? 'open';
    const random = seededRandom('activity', group.id, plan.title);
    const starts = startOf(state, index, plan, context.now);
    const ends = new Date(starts.getTime() + plan.hours * hour);
    const until =
      state === 'closed' ? new Date(context.now.getTime() - hour) : new Date(starts.getTime() - 14 * hour);
    const sent = shanghaiTime(new Date(Math.min(starts.getTime() - 12 * day, context.now.getTime() - day)));
    const isDecided = state !== 'pending';
    return {
      state,
      group,
      plan,
      row: {
        id: `act-demo${String(index + 1).padStart(2, '0')}`,
        group_id: group.id,
        topic_id: group.topicId,
        title: plan.title,
        introduction: `${plan.what}\n${group.note}`,
        cover_json: JSON.stringify(pictures.get(plan.cover)),
        city_id: group.cityId,
        place: plan.place,
        quota: plan.quota,
        min_age: plan.skills.length > 0 ? 18 : null,
        max_age: plan.hours > 5 ? 60 : null,
        skills_json: JSON.stringify(plan.skills),
        register_until: shanghaiTime(until),
        starts_at: shanghaiTime(starts),
        ends_at: shanghaiTime(ends),
        cancelled_at: state === 'cancelled' ? shanghaiTime(new Date(context.now.getTime() - 2 * day)) : null,
        audit: state === 'pending' || state === 'rejected' ? state : 'approved',
        reason: state === 'rejected' ? random.pick(rejections) : '',
        sent_at: sent,
        decided_at: isDecided ? sent : null,
      },
    };
  });
}

function startOf(state: DemoActivityState, index: number, { hours }: DemoPlan, now: Date): Date {
  // running activities started at most an hour ago; ended ones ended yesterday at the latest
  if (state === 'running') return new Date(now.getTime() - Math.min(hours, 2) * (hour / 2));
  const days =
    state === 'ended' ? -(2 + index * daysBetweenEnded) : state === 'closed' ? 1 : 3 + (index % 40);
  const midnight = Date.parse(
    `${shanghaiTime(new Date(now.getTime() + days * day)).slice(0, 10)}T00:00:00+08:00`,
  );
  return new Date(midnight + (8 + (index % 3)) * hour);
}

/** Number of registrations for an activity. @param percent from 0 to 100, how full it is within the state's range */
export function placesTaken(state: DemoActivityState, quota: number, percent: number): number {
  if (state === 'full') return quota;
  if (state === 'pending' || state === 'rejected') return 0;
  const most = state === 'open' ? Math.max(0, quota - 1) : quota;
  return Math.min(
    most,
    Math.round((quota * (state === 'open' ? 15 + percent * 0.6 : 60 + percent * 0.4)) / 100),
  );
}

/** Rows of the topics, in their order. */
export function topicRows({ topics }: DemoCommonweal, content: DemoContent, context: LoadContext) {
  const pictures = picturesOf(content, context);
  return topics.map(({ cover, ...topic }, index) => ({
    ...topic,
    cover_json: JSON.stringify(pictures.get(cover)),
    place: index,
  }));
}
