import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { getCommonwealGroupHome, getCommonwealIdentity } from 'qlwb-gateway-sdk/operations/commonweal';
import { groupApplicationMachine } from '#machines/submission/group-application.machine.ts';
import { emptyGroup, type GroupDraft } from '#rules/commonweal/group-form.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { formDrafts } from '#widgets/submission/form-drafts.ts';
import { useSubmission } from '#widgets/submission/use-submission.ts';
import { chosenPicture, readyPictureId, useAttachments } from '#widgets/uploads/use-attachments.ts';
import type { Identity } from '../shared/commonweal-types.ts';
import type { OwnGroupDraft } from './own-application.ts';

const loadSending = () => import('./send-application.ts');
const loadOwn = () => import('./own-application.ts');

const drafts = formDrafts<GroupDraft>({
  empty: emptyGroup,
  device: ['commonwealDraft', 'group'],
  deviceFields: ['name', 'creditCode', 'cityId', 'introduction'],
  tab: 'commonwealPerson.group',
  tabFields: ['contactName', 'contactPhone', 'consented'],
});

/** The form of a group. @param identity null for a visitor */
export function useGroupForm(identity: Identity | null) {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const act = useAction();
  const licence = useAttachments('commonweal.licence', true);
  const logo = useAttachments('commonweal.logo');
  const [own, setOwn] = useState<OwnGroupDraft>();
  const hasPictures = own !== undefined;
  const facts = useMemo(() => ({ hasPictures }), [hasPictures]);
  const audit = identity?.group;
  const application = useSubmission({
    machine: groupApplicationMachine,
    empty: emptyGroup,
    drafts,
    facts,
    audit,
    uploads: { pending: licence.pending + logo.pending },
    purpose: '申请公益团队入驻',
    submit: async (submission) => {
      const isUpdate = audit !== undefined && audit.status !== 'none';
      const pictures = { licenceId: readyPictureId(licence), logoId: readyPictureId(logo) };
      const whole = { ...submission, draft: { ...submission.draft, ...pictures } };
      const result = await (await loadSending()).sendGroup(gateway, whole, isUpdate);
      if (result.kind === 'sent') {
        licence.attachments.clear();
        logo.attachments.clear();
        for (const { id } of [getCommonwealIdentity, getCommonwealGroupHome])
          void queryClient.invalidateQueries({ queryKey: [id] });
      }
      return result;
    },
  });
  const { change, draft, isForm } = application;
  const [licenceId, logoId] = [chosenPicture(licence), chosenPicture(logo)];
  const isOther = draft.licenceId !== licenceId || draft.logoId !== logoId;
  useEffect(() => {
    if (isForm && isOther) change({ licenceId, logoId });
    // `change` is re-created on each render but equivalent
    // eslint-disable-next-line react/exhaustive-deps
  }, [isForm, isOther, licenceId, logoId]);
  return {
    ...application,
    licence,
    logo,
    /** the submitted application while it is edited */
    own,
    mend: () =>
      act(async () => {
        const sent = await (await loadOwn()).ownGroupDraft(gateway);
        setOwn(sent);
        // unsent edits take precedence over the submitted application
        application.reopen(drafts.read(sent.draft) ?? sent.draft);
      }),
  };
}
