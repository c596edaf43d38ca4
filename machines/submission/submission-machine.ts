import { firstFault } from '../../rules/field-faults.ts';
import type { ApplicationDelivery, ApplicationEvent, ApplicationRules } from './submission-events.ts';
import { applicationSetup, type ApplicationContext } from './submission-setup.ts';

const unknownReason = '没有成功，请稍后再试';

/**
 * The machine of a form that an auditor decides on: a draft, checked by the rules that the gateway has as well, sent once,
 * then waiting, approved or rejected, and mended from there. What is told while it is on its way waits for the answer, and
 * counts where there is none.
 */
export function applicationMachine<Draft, View>(rules: ApplicationRules<Draft, View>) {
  const { fields, faultsOf } = rules;
  type Context = ApplicationContext<Draft, View>;
  type Event = ApplicationEvent<Draft, View>;
  type Of<Type extends Event['type']> = { event: Extract<Event, { type: Type }> };
  type Done = { event: { output: ApplicationDelivery } };

  const draftOf = ({ event: { draft } }: Of<'draft.changed'>) => ({ draft });
  /** Words are kept as they are typed. */
  const typed = {
    target: '#application.draft',
    actions: [
      { type: 'takeDraft', params: draftOf },
      { type: 'keepDraft', params: draftOf },
    ],
  } as const;
  const asked = {
    target: '#application.checking',
    actions: { type: 'nameAct', params: ({ event: { clientId } }: Of<'send.asked'>) => ({ clientId }) },
  } as const;
  const noteReader = {
    type: 'noteReader',
    params: ({ event: { signedIn } }: Of<'reader.changed'>) => ({ signedIn }),
  } as const;
  const noteUploads = {
    type: 'noteUploads',
    params: ({ event: { pending } }: Of<'uploads.changed'>) => ({ pending }),
  } as const;
  const told = <Status extends 'pending' | 'approved' | 'rejected'>(status: Status) =>
    ({
      guard: {
        type: 'tells',
        params: ({ event: { audit } }: Of<'audit.told'>) => ({ audit, status }),
      },
      target: `#application.${status}`,
      actions: {
        type: 'noteAudit',
        params: ({ event: { audit } }: Of<'audit.told'>) => ({ audit }),
      },
    }) as const;
  const goToFirst = {
    type: 'goToField',
    params: ({ context: { faults } }: { context: Context }) => ({ field: firstFault(fields, faults) }),
  } as const;
  const sentAs = <Status extends 'pending' | 'approved'>(status: Status) =>
    ({
      guard: {
        type: 'isSentAs',
        params: ({ event: { output } }: Done) => ({ output, status }),
      },
      target: `#application.${status}`,
      actions: [{ type: 'noteAudit', params: { audit: { status, reason: '' } } }, 'dropDraft'],
    }) as const;
  const outputOf = ({ event: { output } }: Done) => ({ output });
  const edited = { target: '#application.draft', actions: 'beginEdit' } as const;

  return applicationSetup(rules).createMachine({
    id: 'application',
    context: ({ input }) => ({
      ...input,
      // the gateway tells how it stands
      audit: { status: 'none', reason: '' },
      held: undefined,
      pending: 0,
      faults: {},
      clientId: undefined,
      reason: '',
    }),
    initial: 'draft',
    on: {
      'uploads.changed': { actions: noteUploads },
      'reader.changed': { actions: noteReader },
      'network.lost': { actions: { type: 'noteNetwork', params: { isOnline: false } } },
      'network.found': { actions: { type: 'noteNetwork', params: { isOnline: true } } },
      'view.changed': {
        actions: { type: 'takeView', params: ({ event: { view } }: Of<'view.changed'>) => ({ view }) },
      },
      // by an auditor, or from another page
      'audit.told': [told('pending'), told('approved'), told('rejected')],
    },
    states: {
      draft: {
        tags: 'form',
        on: {
          'draft.changed': typed,
          'send.asked': asked,
        },
      },
      checking: {
        always: [
          {
            guard: 'isWrong',
            target: 'draft',
            actions: [
              {
                type: 'noteFaults',
                params: ({ context: { draft, view } }) => ({ faults: faultsOf(draft, view) }),
              },
              goToFirst,
            ],
          },
          { guard: 'isVisitor', target: 'signingIn' },
          { guard: 'isOffline', target: 'offline' },
          { guard: 'isUploading', target: 'waiting' },
          { target: 'submitting' },
        ],
      },
      signingIn: {
        tags: 'form',
        entry: 'askToSignIn',
        on: {
          'draft.changed': typed,
          'send.asked': asked,
          'reader.changed': [
            {
              guard: {
                type: 'comes',
                params: ({ event: { signedIn } }: Of<'reader.changed'>) => ({ signedIn }),
              },
              target: 'checking',
              actions: noteReader,
            },
            { actions: noteReader },
          ],
        },
      },
      // the gateway could not be told; whether it was is found out by sending it again
      offline: {
        tags: 'form',
        on: {
          'draft.changed': typed,
          'send.asked': asked,
          'network.found': {
            target: 'checking',
            actions: { type: 'noteNetwork', params: { isOnline: true } },
          },
        },
      },
      waiting: {
        tags: ['form', 'busy'],
        on: { 'uploads.changed': { target: 'checking', actions: noteUploads }, 'wait.dismissed': 'draft' },
      },
      submitting: {
        tags: ['form', 'busy'],
        on: {
          'audit.told': {
            actions: {
              type: 'hold',
              params: ({ event: { audit } }: Of<'audit.told'>) => ({ audit }),
            },
          },
        },
        invoke: {
          src: 'send',
          input: ({ context: { draft, clientId = '' } }) => ({ draft, clientId }),
          onDone: [
            sentAs('pending'),
            sentAs('approved'),
            {
              guard: {
                type: 'is',
                params: ({ event: { output } }: Done) => ({ output, kind: 'unreached' as const }),
              },
              target: 'offline',
              actions: 'tellHeld',
            },
            {
              guard: {
                type: 'is',
                params: ({ event: { output } }: Done) => ({ output, kind: 'token-dead' as const }),
              },
              target: 'signingIn',
              actions: 'tellHeld',
            },
            {
              guard: { type: 'namesFields', params: outputOf },
              target: 'draft',
              actions: [
                {
                  type: 'noteFaults',
                  params: ({ event: { output } }: Done) => ({
                    faults: 'faults' in output ? output.faults : {},
                  }),
                },
                goToFirst,
                'tellHeld',
              ],
            },
            {
              target: 'failed',
              actions: [
                {
                  type: 'noteReason',
                  params: ({ event: { output } }: Done) => ({
                    reason: 'reason' in output ? output.reason : unknownReason,
                  }),
                },
                'tellHeld',
              ],
            },
          ],
          onError: {
            target: 'failed',
            actions: [{ type: 'noteReason', params: { reason: unknownReason } }, 'tellHeld'],
          },
        },
      },
      failed: { tags: 'form', on: { 'draft.changed': typed, 'send.asked': asked } },
      pending: { tags: 'waits', on: { 'edit.asked': edited } },
      approved: { tags: 'approved', on: { 'edit.asked': edited } },
      rejected: { tags: 'rejected', on: { 'edit.asked': edited } },
    },
  });
}
