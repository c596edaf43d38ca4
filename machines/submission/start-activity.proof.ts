import {
  emptyActivity,
  type ActivityDraft,
  type ActivityFacts,
} from '../../rules/commonweal/activity-form.ts';
import { submissionProof } from './submission-proof.ts';
import { activityForm, startActivityMachine } from './start-activity.machine.ts';

const good: ActivityDraft = {
  ...emptyActivity,
  title: '小清河清洁日',
  startsAt: '2026-11-14 09:00:00',
  endsAt: '2026-11-14 12:00:00',
  registerUntil: '2026-11-13 18:00:00',
  cityId: '135',
  place: '五柳闸东侧',
  quota: '20',
  coverId: 'u3',
  introduction: '带手套和水杯，沿河捡拾垃圾。',
};

export const startActivityProof = submissionProof<ActivityDraft, ActivityFacts>({
  name: 'start-activity',
  title: '发起活动',
  machine: startActivityMachine,
  form: activityForm,
  facts: { now: '2026-11-03 08:00:00', taken: [] },
  // the form was open for two weeks
  laterFacts: { now: '2026-11-15 08:00:00', taken: [] },
  good,
  better: { ...good, quota: '30' },
  bad: { ...good, endsAt: '2026-11-14 08:00:00', quota: '零' },
  firstField: 'endsAt',
  lessBad: { ...good, quota: '零' },
});
