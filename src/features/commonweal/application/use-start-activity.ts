import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import {
  getCommonwealGroupHome,
  getGroupForActivity,
  listOwnGroupActivities,
} from 'qlwb-gateway-sdk/operations/commonweal';
import { startActivityMachine } from '#machines/submission/start-activity.machine.ts';
import { shanghaiTime } from '#lib/time/dates.ts';
import { activityFields, emptyActivity, type ActivityDraft } from '#rules/commonweal/activity-form.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { operationQuery } from '#widgets/gateway/operation-query.ts';
import { formDrafts } from '#widgets/submission/form-drafts.ts';
import { useSubmission } from '#widgets/submission/use-submission.ts';
import { useNow } from '#widgets/now/now-context.ts';
import { chosenPicture, readyPictureId, useAttachments } from '#widgets/uploads/use-attachments.ts';

const loadSending = () => import('./send-application.ts');

const drafts = formDrafts<ActivityDraft>({
  empty: emptyActivity,
  device: ['commonwealDraft', 'activity'],
  deviceFields: activityFields.filter((field) => field !== 'coverId'),
  tab: 'commonwealPerson.activity',
  tabFields: [],
});

/** The form of an activity of the reader's approved group. */
export function useStartActivity() {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const now = shanghaiTime(useNow());
  const cover = useAttachments('commonweal.cover');
  const { data: group } = useQuery({
    ...operationQuery(gateway, getGroupForActivity, {}),
    // another activity may have been started since
    refetchOnMount: 'always',
  });
  const taken = group?.taken;
  const facts = useMemo(() => ({ now, taken: taken ?? [] }), [now, taken]);
  const application = useSubmission({
    machine: startActivityMachine,
    empty: emptyActivity,
    drafts,
    facts,
    uploads: { pending: cover.pending },
    purpose: '发起活动',
    submit: async (submission) => {
      const whole = { ...submission, draft: { ...submission.draft, coverId: readyPictureId(cover) } };
      const result = await (await loadSending()).sendActivity(gateway, whole);
      if (result.kind === 'sent') {
        cover.attachments.clear();
        for (const { id } of [getCommonwealGroupHome, getGroupForActivity, listOwnGroupActivities])
          void queryClient.invalidateQueries({ queryKey: [id] });
      }
      return result;
    },
  });
  const { change, draft, isForm } = application;
  const coverId = chosenPicture(cover);
  useEffect(() => {
    if (isForm && draft.coverId !== coverId) change({ coverId });
    // `change` is re-created on each render but equivalent
    // eslint-disable-next-line react/exhaustive-deps
  }, [isForm, draft.coverId, coverId]);
  return { ...application, cover, startAnother: () => application.reopen(emptyActivity) };
}
