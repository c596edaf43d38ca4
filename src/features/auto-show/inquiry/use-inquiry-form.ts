import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { listOwnInquiries } from 'qlwb-gateway-sdk/operations/auto-show';
import { inquiryMachine } from '#machines/submission/inquiry.machine.ts';
import { emptyInquiry, type InquiryDraft } from '#rules/auto-show/inquiry-form.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useReaderKind } from '#widgets/session/use-reader-kind.ts';
import { formDrafts } from '#widgets/submission/form-drafts.ts';
import { useSubmission } from '#widgets/submission/use-submission.ts';
import { readerQuery } from './inquiry-queries.ts';

const loadSending = () => import('./send-inquiry.ts');

const draftsOf = (seriesId: string) =>
  formDrafts<InquiryDraft>({
    empty: emptyInquiry,
    device: ['inquiryDraft', seriesId],
    deviceFields: ['trimId', 'shopIds', 'cityId', 'wish'],
    tab: `inquiryPerson.${seriesId}`,
    tabFields: ['name', 'isOtherPhone', 'phone', 'code'],
  });

/** The form that asks shops for their price of a series. */
export function useInquiryForm(seriesId: string) {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const [drafts] = useState(() => draftsOf(seriesId));
  const isReader = useReaderKind() === 'reader';
  const { data: reader } = useQuery({ ...readerQuery(gateway), enabled: isReader });
  const accountPhone = reader?.phone ?? '';
  const isAccountKnown = reader !== undefined;
  const facts = useMemo(() => ({ accountPhone, isAccountKnown }), [accountPhone, isAccountKnown]);
  const inquiry = useSubmission({
    machine: inquiryMachine,
    empty: emptyInquiry,
    drafts,
    facts,
    uploads: { pending: 0 },
    purpose: '询价',
    submit: async (submission) => {
      const result = await (await loadSending()).sendInquiry(gateway, { seriesId, submission, facts });
      if (result.kind === 'sent') void queryClient.invalidateQueries({ queryKey: [listOwnInquiries.id] });
      return result;
    },
  });
  return { ...inquiry, facts };
}

export type InquiryFormView = ReturnType<typeof useInquiryForm>;
