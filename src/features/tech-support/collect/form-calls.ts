import type { Gateway } from 'qlwb-gateway-sdk';
import {
  downloadFormEntries,
  listFormEntries,
  sendFormEntry,
} from 'qlwb-gateway-sdk/operations/tech-support';
import { requestEncrypted, encryptFor } from '#lib/crypto/encrypted-text.ts';
import type { FormValues } from '#platform/storage/form-input.ts';
import { saveFile } from '#platform/media/save-file.ts';
import { handleEncryptionFailure, publicKeyOf } from '#widgets/gateway/public-key.ts';

/** An entry of a form. */
export interface Entry {
  readonly id: string;
  readonly createdAt: string;
  readonly answers: FormValues;
}

export interface EntryPage {
  readonly list: readonly Entry[];
  readonly total: number;
  readonly nextCursor?: string;
}

/** Submits an entry. @throws GatewayError */
export async function sendEntry(
  gateway: Gateway,
  { formId, answers, clientId }: { formId: string; answers: FormValues; clientId: string },
): Promise<void> {
  const sealed = encryptFor(JSON.stringify(answers), await publicKeyOf(gateway));
  await reported(gateway.data(sendFormEntry, { body: { formId, answers: sealed, clientId } }));
}

/** Entries of the reader's form, newest first. @throws GatewayError, 403 for another reader's form */
export async function loadEntries(
  gateway: Gateway,
  formId: string,
  cursor: string | undefined,
): Promise<EntryPage> {
  const question = requestEncrypted(await publicKeyOf(gateway));
  const body = { formId, key: question.key, ...(cursor !== undefined && { cursor }) };
  const { sealed, ...page } = await reported(gateway.data(listFormEntries, { body }));
  return { list: readEntries(question.open(sealed)), ...page };
}

/** Downloads all entries as a spreadsheet file. @throws GatewayError */
export async function saveTable(gateway: Gateway, formId: string, title: string): Promise<void> {
  const question = requestEncrypted(await publicKeyOf(gateway));
  const { sealed } = await reported(
    gateway.data(downloadFormEntries, { body: { formId, key: question.key } }),
  );
  saveFile(
    `${title.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || '表单'}.csv`,
    question.open(sealed),
    'text/csv',
  );
}

async function reported<Data>(call: Promise<Data>): Promise<Data> {
  try {
    return await call;
  } catch (cause) {
    handleEncryptionFailure(cause);
    throw cause;
  }
}

/** Validates decrypted entries, which the SDK cannot check. @throws Error if they are invalid */
function readEntries(text: string): Entry[] {
  const list: unknown = JSON.parse(text);
  if (Array.isArray(list) && list.every(isEntry)) return list;
  throw new Error('these are no entries');
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, createdAt, answers }: Partial<Record<keyof Entry, unknown>> = value;
  return (
    typeof id === 'string' &&
    typeof createdAt === 'string' &&
    typeof answers === 'object' &&
    answers !== null &&
    Object.values(answers).every(Array.isArray)
  );
}
