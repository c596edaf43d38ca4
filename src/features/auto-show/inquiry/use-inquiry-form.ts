import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { listOwnInquiries } from 'qlwb-gateway-sdk/operations/auto-show';
import { createActor, fromPromise } from 'xstate';
import {
  inquiryMachine,
  type InquiryResult,
  type InquirySubmission,
} from '#machines/inquiry/inquiry.machine.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { emptyInquiry, type InquiryDraft, type InquiryStep } from '#rules/auto-show/inquiry-form.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useReaderKind } from '#widgets/session/use-reader-kind.ts';
import { formDrafts } from '#widgets/submission/form-drafts.ts';
import { useFieldFocus, useFormSignals } from '#widgets/submission/use-form-signals.ts';
import { inquiryPollIntervalMs, ownInquiriesQuery, readerQuery } from './inquiry-queries.ts';

const loadSending = () => import('./send-inquiry.ts');

const draftsOf = (seriesId: string) =>
  formDrafts<InquiryDraft>({
    empty: emptyInquiry,
    device: ['inquiryDraft', seriesId],
    deviceFields: ['trimId', 'shopIds', 'cityId', 'wish'],
    tab: `inquiryPerson.${seriesId}`,
    tabFields: ['name', 'isOtherPhone', 'phone', 'code'],
  });

/** The form that asks shops for their price of a series, and how far the shops are once it was sent. */
export function useInquiryForm(seriesId: string) {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const askToSignIn = useAskToSignIn();
  const { form, focusField } = useFieldFocus();
  const [drafts] = useState(() => draftsOf(seriesId));
  const isReader = useReaderKind() === 'reader';
  const { data: reader } = useQuery({ ...readerQuery(gateway), enabled: isReader });
  const accountPhone = reader?.phone ?? '';
  const isAccountKnown = reader !== undefined;
  const facts = useMemo(() => ({ accountPhone, isAccountKnown }), [accountPhone, isAccountKnown]);
  const [actor] = useState(() =>
    createActor(
      inquiryMachine.provide({
        actors: {
          submit: fromPromise<InquiryResult, InquirySubmission>(async ({ input }) => {
            const result = await (await loadSending()).sendInquiry(gateway, seriesId, input);
            if (result.kind === 'sent')
              void queryClient.invalidateQueries({ queryKey: [listOwnInquiries.id] });
            return result;
          }),
        },
        actions: {
          saveDraft: (_, { draft }) => drafts.save(draft),
          deleteDraft: () => drafts.remove(),
          focusField: (_, { field }) => focusField(field),
          requestSignIn: () => askToSignIn('询价'),
        },
      }),
      { input: { draft: emptyInquiry, facts, signedIn: false, isOnline: true } },
    ).start(),
  );
  useFormSignals(actor, { form, drafts, facts });
  const snapshot = useSelector(actor, (now) => now);
  const { draft, faults, reason, sentId } = snapshot.context;

  const { data: inquiries } = useQuery({
    ...ownInquiriesQuery(gateway),
    enabled: sentId !== undefined,
    refetchInterval: inquiryPollIntervalMs,
    refetchOnWindowFocus: 'always',
  });
  const reported = inquiries?.list.find(({ id }) => id === sentId)?.state;
  useEffect(() => {
    if (reported !== undefined) actor.send({ type: 'progress.received', progress: reported });
  }, [actor, reported]);

  return {
    form,
    draft,
    faults,
    reason,
    facts,
    /** whether the account has a phone, or may have one while it is not known yet */
    offersAccountPhone: accountPhone !== '' || (isReader && !isAccountKnown),
    /** undefined once it was sent */
    step: (['details', 'phone', 'shops'] as const satisfies readonly InquiryStep[]).find((step) =>
      snapshot.hasTag(step),
    ),
    isOffline: snapshot.matches('offline'),
    isSigningIn: snapshot.matches('signingIn'),
    isBusy: snapshot.hasTag('busy'),
    /** once it was sent */
    progress: progresses.find((sent) => snapshot.matches({ sent })),
    change: (fields: Partial<InquiryDraft>) =>
      actor.send({ type: 'draft.changed', draft: { ...actor.getSnapshot().context.draft, ...fields } }),
    complete: () => actor.send({ type: 'step.completed' }),
    goBack: () => actor.send({ type: 'step.reopened' }),
    send: () => actor.send({ type: 'submit.requested', clientId: randomUuid() }),
    reopen: () => actor.send({ type: 'form.reopened' }),
  };
}

const progresses = [
  'received',
  'forwarded',
  'answered',
  'revealed',
  'closed',
  'withdrawn',
  'expired',
] as const;

export type InquiryFormView = ReturnType<typeof useInquiryForm>;
