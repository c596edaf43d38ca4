import type { Gateway } from 'qlwb-gateway-sdk';
import { exchangeToken, getTokenInfo } from 'qlwb-gateway-sdk/operations/account';
import { timeMs } from '#lib/dates.ts';
import type { TokenInfo } from '#machines/session/session.machine.ts';
import { isOwnToken, rememberReaderToken } from '#platform/reader-token.ts';
import { report } from '#platform/report.ts';

/** ms before its end from which on a token is exchanged for a new one: half of the thirty days that it lives */
const exchangeBefore = 15 * 86_400_000;

/** Spec section 4: asks whose token it is; code 500 says the stored token is invalid. @throws GatewayError */
export async function askTokenInfo(gateway: Gateway, token: string, signal: AbortSignal): Promise<TokenInfo> {
  const { code, data } = await gateway.call(getTokenInfo, { body: { token } }, { signal });
  if (code === 500) return { code };
  const { headImg = '', userType = 0, userDes = '', name = '', expiresAt } = data;
  if (expiresAt !== undefined && isOwnToken(token) && timeMs(expiresAt) - Date.now() < exchangeBefore)
    await exchange(gateway, signal);
  return { code, profile: { headImg, userType, userDes, userName: name } };
}

/** A reader who keeps coming stays signed in. A token that could not be exchanged is the next visit's to exchange. */
async function exchange(gateway: Gateway, signal: AbortSignal): Promise<void> {
  try {
    const { token, expiresAt } = await gateway.data(exchangeToken, { body: {} }, { signal });
    rememberReaderToken(token, new Date(timeMs(expiresAt)));
  } catch (cause) {
    report('token exchange', cause);
  }
}
