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
import { useNow } from '#widgets/now/now-context.ts';
import { chosenPicture, readyPictureId, useAttachments } from '#widgets/uploads/use-attachments.ts';
import { draftsOf } from './application-drafts.ts';
import { useApplication } from './use-application.ts';

const loadSending = () => import('./send-application.ts');

const drafts = draftsOf<ActivityDraft>('activity', {
  empty: emptyActivity,
  words: activityFields.filter((field) => field !== 'coverId'),
  person: [],
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
  const view = useMemo(() => ({ now, taken: taken ?? [] }), [now, taken]);
  const application = useApplication({
    machine: startActivityMachine,
    empty: emptyActivity,
    drafts,
    view,
    audit: undefined,
    pending: cover.pending,
    what: '发起活动',
    send: async (asked) => {
      const whole = { ...asked, draft: { ...asked.draft, coverId: readyPictureId(cover) } };
      const delivery = await (await loadSending()).sendActivity(gateway, whole);
      if (delivery.kind === 'sent') {
        cover.attachments.clear();
        for (const { id } of [getCommonwealGroupHome, getGroupForActivity, listOwnGroupActivities])
          void queryClient.invalidateQueries({ queryKey: [id] });
      }
      return delivery;
    },
  });
  const { change, draft, isForm } = application;
  const coverId = chosenPicture(cover);
  useEffect(() => {
    if (isForm && draft.coverId !== coverId) change({ coverId });
    // `change` is another one with each render, and does the same
    // eslint-disable-next-line react/exhaustive-deps
  }, [isForm, draft.coverId, coverId]);
  return { ...application, cover, startAnother: () => application.edit(emptyActivity) };
}
