import type { Gateway } from 'qlwb-gateway-sdk';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import {
  downloadAccount,
  getSealedUserInfo,
  removeAccount,
  signOut,
} from 'qlwb-gateway-sdk/operations/account';
import { requestEncrypted } from '#lib/crypto/encrypted-text.ts';
import { saveFile } from '#platform/media/save-file.ts';
import type { LoadedData } from '#widgets/gateway/loaded-data.ts';
import { publicKeyOf } from '#widgets/gateway/public-key.ts';
import { leave } from '../shared/leave-form.ts';
import { mergedExport } from './merged-export.ts';
import { requestSmsCode } from '#widgets/sms-code/request-code.ts';

interface Room {
  readonly gateway: Gateway;
  readonly loaded: LoadedData;
}

/**
 * Revokes this device's token, or all of the reader's, and removes it here. An invalid token counts as revoked; one that could
 * not be revoked is kept, since it would stay valid unnoticed.
 * @throws GatewayError
 */
export async function endSession({ gateway, loaded }: Room, everywhere: boolean): Promise<void> {
  try {
    await gateway.data(signOut, { body: { everywhere } });
  } catch (cause) {
    if (!(cause instanceof GatewayError) || cause.status !== 401) throw cause;
  }
  leave(loaded);
}

/**
 * Downloads the reader's data as a file in clear text: the gateway encrypts phones, real names and ID numbers for this page.
 * @param code SMS code of the reader's own phone
 * @throws GatewayError
 */
export async function saveAccount(gateway: Gateway, code: string): Promise<void> {
  const question = requestEncrypted(await publicKeyOf(gateway));
  const { sealed, ...account } = await gateway.data(downloadAccount, { body: { code, key: question.key } });
  const whole = mergedExport(account, JSON.parse(question.open(sealed)));
  const day = account.exportedAt.slice(0, 10);
  saveFile(`齐鲁晚报-我的数据-${day}.json`, JSON.stringify(whole, null, 2), 'application/json');
}

/** Sends an SMS code to the reader's own phone, which the page knows only masked. @throws GatewayError */
export async function requestOwnCode(gateway: Gateway, checkId: string | undefined) {
  const question = requestEncrypted(await publicKeyOf(gateway));
  const { sealed } = await gateway.data(getSealedUserInfo, { query: { key: question.key } });
  return requestSmsCode(gateway, { phone: phoneIn(question.open(sealed)), checkId });
}

/** Deletes the account for good. @throws GatewayError */
export async function deleteAccount({ gateway, loaded }: Room, code: string): Promise<void> {
  await gateway.data(removeAccount, { body: { code } });
  leave(loaded);
}

function phoneIn(text: string): string {
  const user: unknown = JSON.parse(text);
  const phone = typeof user === 'object' && user !== null && 'phone' in user ? user.phone : undefined;
  return typeof phone === 'string' ? phone : '';
}
