import type { CallContext, Handlers } from '../../../contract/handler.ts';
import { encryptResponse } from '../../../services/encryption/transport-encryption.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Deps } from '../../shared/deps.ts';
import { once } from '../../shared/once.ts';
import { newestFirst, readPage } from '../../shared/paging.ts';
import { plainText } from '../../shared/plain-text.ts';
import { requireReader } from '../../shared/require-reader.ts';
import { fieldFailure } from '../../shared/field-failure.ts';
import { countCall, limits } from '../tech-support-limits.ts';
import { decryptField } from '../decrypt-field.ts';
import type { TechSupportServices } from '../tech-support-services.ts';
import { validateAnswers } from './answers.ts';
import { allEntries, storeEntry, listEntries } from './entries.ts';
import { entryTable } from './entry-table.ts';
import { listForms, ownForm, publishForm, readForm, deleteForm, setOpen } from './forms.ts';

type Field = Schemas['FormField'];

const minChoices = 2;

/** Validates field drafts and assigns ids by position. @throws Failure 400 that names the field */
function validateFields(drafts: readonly Schemas['FormFieldDraft'][]): Field[] {
  return drafts.map(({ kind, label: typed, required = false, choices: typedChoices = [] }, index) => {
    const path = `body.fields.${index}`;
    const label = plainText(typed).replaceAll('\n', ' ');
    if (label === '') throw fieldFailure(`${path}.label`, 'choices', '请写出这一项问什么');
    const hasChoices = kind === 'choice' || kind === 'multiple';
    const choices = hasChoices ? distinct(typedChoices.map((choice) => plainText(choice))) : [];
    if (hasChoices && choices.length < minChoices)
      throw fieldFailure(`${path}.choices`, 'choices', `“${label}”至少要有 ${minChoices} 个不同的选项`);
    return { id: `f${index + 1}`, kind, label, required, choices };
  });
}

const distinct = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];

export type FormOperation =
  | 'publishForm'
  | 'getForm'
  | 'listForms'
  | 'updateForm'
  | 'removeForm'
  | 'sendFormEntry'
  | 'listFormEntries'
  | 'downloadFormEntries';

export function formHandlers(
  deps: Deps,
  { vault, transport }: TechSupportServices,
): Pick<Handlers, FormOperation> {
  const { db, clock } = deps;
  const { privateKey } = transport;

  function encryptForReader(key: string, text: string): string {
    const encrypted = encryptResponse(text, key, privateKey);
    if (encrypted === undefined) throw fieldFailure('body.key', 'sealed', '密钥没有传好，请刷新页面再试一次');
    return encrypted;
  }
  const own = (formId: string, context: CallContext) => ownForm(db, formId, requireReader(context).id);

  return {
    publishForm: async ({ body }, context) => {
      const { clientId } = body;
      const title = plainText(body.title).replaceAll('\n', ' ');
      if (title === '') throw fieldFailure('body.title', 'choices', '请写一个标题');
      const note = plainText(body.note ?? '');
      const fields = validateFields(body.fields);
      const form = { ownerId: requireReader(context).id, title, note, fields };
      return once(
        deps,
        context,
        { operation: 'publishForm', clientId, input: [title, note, fields] },
        (transaction) => publishForm(transaction, form, clock()),
      );
    },

    getForm: async ({ query: { formId } }) => readForm(db, formId),

    listForms: async (_, context) => ({ list: await listForms(db, requireReader(context).id) }),

    updateForm: async ({ body: { formId, open, clientId } }, context) => {
      await own(formId, context);
      return once(
        deps,
        context,
        { operation: 'updateForm', clientId, input: [formId, open] },
        (transaction) => setOpen(transaction, formId, open),
      );
    },

    removeForm: async ({ body: { formId, clientId } }, context) => {
      const reader = requireReader(context);
      return once(
        deps,
        context,
        { operation: 'removeForm', clientId, input: [formId] },
        async (transaction) => {
          await ownForm(transaction, formId, reader.id);
          return deleteForm(transaction, formId);
        },
      );
    },

    sendFormEntry: async ({ body: { formId, answers: encrypted, clientId } }, context) => {
      const { fields } = await readForm(db, formId);
      const answers = validateAnswers(fields, decryptField(privateKey, encrypted, 'body.answers'));
      await countCall(deps, vault, context, limits.entries);
      // a keyed hash of the answers, since they can be guessed
      const input = [formId, vault.fingerprint('entry', JSON.stringify(answers))];
      return once(deps, context, { operation: 'sendFormEntry', clientId, input }, (transaction) =>
        storeEntry(transaction, vault, { formId, answers }, clock()),
      );
    },

    listFormEntries: async ({ body }, context) => {
      const { formId, key } = body;
      await own(formId, context);
      const { list, ...page } = await listEntries(db, vault, formId, readPage('body', body, newestFirst));
      return { sealed: encryptForReader(key, JSON.stringify(list)), ...page };
    },

    downloadFormEntries: async ({ body: { formId, key } }, context) => {
      const { fields } = await own(formId, context);
      return { sealed: encryptForReader(key, entryTable(fields, await allEntries(db, vault, formId))) };
    },
  };
}
