import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listOwnTips } from 'qlwb-gateway-sdk/operations/tips';
import { tipFormMachine } from '#machines/submission/tip-form.machine.ts';
import { correctionText, type Correction } from '#lib/text/correction.ts';
import { report } from '#platform/lifecycle/report.ts';
import { emptyTip } from '#rules/tips/tip-form.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useSubmission } from '#widgets/submission/use-submission.ts';
import { useAttachments } from '#widgets/uploads/use-attachments.ts';
import { tipDrafts } from './tip-drafts.ts';

const loadSending = () => import('./send-tip.ts');

/** Corrections are not asked for a category. */
const correctionCategory = 'other';

/**
 * The form of a tip.
 * @param topicId undefined for a tip without a topic
 * @param topicCategory empty for a tip without a topic
 * @param correction what the text begins with; its draft is separate from that of other tips
 */
export function useTipForm(
  topicId: string | undefined,
  topicCategory: string,
  correction: Correction | undefined,
) {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const category = correction === undefined ? topicCategory : correctionCategory;
  const draftKey =
    correction === undefined ? (topicId ?? '') : `correction.${correction.about}.${correction.field}`;
  const files = useAttachments(`tip.${draftKey}`);
  const { attachments, ids, pending, failed } = files;
  const empty = { ...emptyTip, category, text: correction === undefined ? '' : correctionText(correction) };
  const [drafts] = useState(() => {
    const saved = tipDrafts(draftKey);
    const read = () => {
      const draft = saved.read();
      return draft && { ...draft, category: draft.category || category };
    };
    return { ...saved, read };
  });
  const submission = useSubmission({
    machine: tipFormMachine,
    empty,
    drafts,
    facts: undefined,
    uploads: { ids, pending, failed },
    purpose: '爆料',
    submit: async (tip) => {
      const result = await (await loadSending()).sendTip(gateway, { ...tip, topicId });
      if (result.kind === 'sent') void queryClient.invalidateQueries({ queryKey: [listOwnTips.id] });
      return result;
    },
  });
  // loaded early, so that it is available offline
  useEffect(() => {
    loadSending().catch((cause: unknown) => report('tip', cause));
  }, []);
  const { isForm } = submission;
  useEffect(() => {
    if (!isForm) attachments.clear();
  }, [isForm, attachments]);
  return {
    ...submission,
    files,
    writeAnother: () => submission.reopen(category === '' ? undefined : empty),
  };
}
