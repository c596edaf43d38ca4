import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { getCommonwealIdentity, getVolunteerHome } from 'qlwb-gateway-sdk/operations/commonweal';
import { volunteerApplicationMachine } from '#machines/submission/volunteer-application.machine.ts';
import { shanghaiTime } from '#lib/time/dates.ts';
import { emptyVolunteer, type VolunteerDraft } from '#rules/commonweal/volunteer-form.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAct } from '#widgets/notice/use-act.ts';
import { useNow } from '#widgets/now/now-context.ts';
import { draftsOf } from './application-drafts.ts';
import type { Identity } from '../shared/commonweal-types.ts';
import { useApplication } from './use-application.ts';

const loadSending = () => import('./send-application.ts');
const loadOwn = () => import('./own-application.ts');

const drafts = draftsOf<VolunteerDraft>('volunteer', {
  empty: emptyVolunteer,
  words: ['cityId', 'skills'],
  person: [
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
  const act = useAct();
  const today = shanghaiTime(useNow()).slice(0, 10);
  const [confirmedPhone, setConfirmedPhone] = useState('');
  const view = useMemo(() => ({ today, confirmedPhone }), [today, confirmedPhone]);
  const audit = identity?.volunteer;
  const application = useApplication({
    machine: volunteerApplicationMachine,
    empty: emptyVolunteer,
    drafts,
    view,
    audit,
    pending: 0,
    what: '登记为志愿者',
    send: async (asked) => {
      const isMended = audit !== undefined && audit.status !== 'none';
      const delivery = await (await loadSending()).sendVolunteer(gateway, asked, isMended);
      if (delivery.kind === 'sent')
        for (const { id } of [getCommonwealIdentity, getVolunteerHome])
          void queryClient.invalidateQueries({ queryKey: [id] });
      return delivery;
    },
  });
  return {
    ...application,
    view,
    mend: () =>
      act(async () => {
        const own = await (await loadOwn()).ownVolunteerDraft(gateway);
        setConfirmedPhone(own.phone);
        // what was mended and not sent goes before what was sent
        application.edit(drafts.read(own) ?? own);
      }),
  };
}

export type VolunteerFormView = ReturnType<typeof useVolunteerForm>;
