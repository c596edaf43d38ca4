import { assign, enqueueActions, setup } from 'xstate';
import { faultsLeft, firstFault, type FieldFaults } from '../../rules/field-faults.ts';
import { unwiredAction, unwiredActor } from '../unwired.ts';
import type {
  ApplicationDelivery,
  ApplicationEvent,
  ApplicationInput,
  ApplicationRules,
  ApplicationToSend,
  AuditStatus,
  AuditWord,
} from './submission-events.ts';

export interface ApplicationContext<Draft, View> extends ApplicationInput<Draft, View> {
  readonly audit: AuditWord;
  /** what was told while the application is on its way; undefined where that is nothing new */
  readonly held: AuditWord | undefined;
  /** files on their way */
  readonly pending: number;
  readonly faults: FieldFaults<string>;
  /** uuid of the act, once this content was to be sent */
  readonly clientId: string | undefined;
  /** why the last try failed, in a sentence */
  readonly reason: string;
}

/** Tells what was held back, as if it had come just now. */
const tellHeld = <Draft, View>() =>
  enqueueActions<
    ApplicationContext<Draft, View>,
    ApplicationEvent<Draft, View>,
    undefined,
    ApplicationEvent<Draft, View>,
    never,
    never,
    never,
    never,
    never
  >(({ context: { held }, enqueue }) => {
    if (held === undefined) return;
    enqueue.assign({ held: undefined });
    enqueue.raise({ type: 'audit.told', audit: held });
  });

/** What the machine of an application knows and does, on one form. */
export function applicationSetup<Draft, View>({ fields, faultsOf }: ApplicationRules<Draft, View>) {
  return setup({
    types: {
      context: {} as ApplicationContext<Draft, View>,
      events: {} as ApplicationEvent<Draft, View>,
      input: {} as ApplicationInput<Draft, View>,
    },
    actors: { send: unwiredActor<ApplicationDelivery, ApplicationToSend<Draft>>('send') },
    actions: {
      keepDraft: unwiredAction<{ draft: Draft }>('keepDraft'),
      dropDraft: unwiredAction('dropDraft'),
      goToField: unwiredAction<{ field: string | undefined }>('goToField'),
      askToSignIn: unwiredAction('askToSignIn'),
      takeDraft: assign({
        draft: (_, { draft }: { draft: Draft }) => draft,
        faults: ({ context: { faults, view } }, { draft }) => faultsLeft(faults, faultsOf(draft, view)),
        clientId: undefined,
        reason: '',
      }),
      takeView: assign({
        view: (_, { view }: { view: View }) => view,
        faults: ({ context: { faults, draft } }, { view }) => faultsLeft(faults, faultsOf(draft, view)),
      }),
      noteUploads: assign({ pending: (_, { pending }: { pending: number }) => pending }),
      nameAct: assign({
        clientId: ({ context }, { clientId }: { clientId: string }) => context.clientId ?? clientId,
        reason: '',
      }),
      noteReader: assign({ signedIn: (_, { signedIn }: { signedIn: boolean }) => signedIn }),
      noteNetwork: assign({ isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline }),
      noteFaults: assign({ faults: (_, { faults }: { faults: FieldFaults<string> }) => faults }),
      noteReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
      noteAudit: assign({
        audit: (_, { audit }: { audit: AuditWord }) => audit,
        held: undefined,
        reason: '',
      }),
      hold: assign({
        held: ({ context }, { audit }: { audit: AuditWord }) =>
          audit.status === context.audit.status ? undefined : audit,
      }),
      tellHeld: tellHeld<Draft, View>(),
      /** what is changed from here on is another act */
      beginEdit: assign({ faults: {}, clientId: undefined, reason: '' }),
    },
    guards: {
      isWrong: ({ context: { draft, view } }) => firstFault(fields, faultsOf(draft, view)) !== undefined,
      isVisitor: ({ context }) => !context.signedIn,
      isOffline: ({ context }) => !context.isOnline,
      isUploading: ({ context }) => context.pending > 0,
      comes: (_, { signedIn }: { signedIn: boolean }) => signedIn,
      /** something that was not known yet */
      tells: ({ context }, { audit, status }: { audit: AuditWord; status: AuditStatus }) =>
        audit.status === status && context.audit.status !== status,
      isSentAs: (_, { output, status }: { output: ApplicationDelivery; status: AuditStatus }) =>
        output.kind === 'sent' && output.status === status,
      is: (_, { output, kind }: { output: ApplicationDelivery; kind: ApplicationDelivery['kind'] }) =>
        output.kind === kind,
      namesFields: (_, { output }: { output: ApplicationDelivery }) =>
        output.kind === 'refused' && firstFault(fields, output.faults) !== undefined,
    },
  });
}
