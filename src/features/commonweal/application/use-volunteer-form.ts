import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { getCommonwealIdentity, getVolunteerHome } from 'qlwb-gateway-sdk/operations/commonweal';
import { volunteerApplicationMachine } from '#machines/submission/volunteer-application.machine.ts';
import { shanghaiTime } from '#lib/time/dates.ts';
import { emptyVolunteer, type VolunteerDraft } from '#rules/commonweal/volunteer-form.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { formDrafts } from '#widgets/submission/form-drafts.ts';
import { useSubmission } from '#widgets/submission/use-submission.ts';
import { useNow } from '#widgets/now/now-context.ts';
import type { Identity } from '../shared/commonweal-types.ts';

const loadSending = () => import('./send-application.ts');
const loadOwn = () => import('./own-application.ts');

const drafts = formDrafts<VolunteerDraft>({
  empty: emptyVolunteer,
  device: ['commonwealDraft', 'volunteer'],
  deviceFields: ['cityId', 'skills'],
  tab: 'commonwealPerson.volunteer',
  tabFields: [
    'name',
    'idNumber',
    'phone',
    'code',
    'guardianName',
    'guardianPhone',
    'guardianConsented',
    'consented',
  ],
});

/** The form of a volunteer. @param identity null for a visitor */
export function useVolunteerForm(identity: Identity | null) {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const act = useAction();
  const today = shanghaiTime(useNow()).slice(0, 10);
  const [confirmedPhone, setConfirmedPhone] = useState('');
  const facts = useMemo(() => ({ today, confirmedPhone }), [today, confirmedPhone]);
  const audit = identity?.volunteer;
  const application = useSubmission({
    machine: volunteerApplicationMachine,
    empty: emptyVolunteer,
    drafts,
    facts,
    audit,
    uploads: { pending: 0 },
    purpose: '登记为志愿者',
    submit: async (submission) => {
      const isUpdate = audit !== undefined && audit.status !== 'none';
      const result = await (await loadSending()).sendVolunteer(gateway, submission, isUpdate);
      if (result.kind === 'sent')
        for (const { id } of [getCommonwealIdentity, getVolunteerHome])
          void queryClient.invalidateQueries({ queryKey: [id] });
      return result;
    },
  });
  return {
    ...application,
    facts,
    mend: () =>
      act(async () => {
        const own = await (await loadOwn()).ownVolunteerDraft(gateway);
        setConfirmedPhone(own.phone);
        // unsent edits take precedence over the submitted application
        application.reopen(drafts.read(own) ?? own);
      }),
  };
}

export type VolunteerFormView = ReturnType<typeof useVolunteerForm>;
