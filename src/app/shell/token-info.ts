import type { Gateway } from 'qlwb-gateway-sdk';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { exchangeToken, getTokenInfo } from 'qlwb-gateway-sdk/operations/account';
import { timeMs } from '#lib/time/dates.ts';
import type { TokenInfo } from '#machines/session/session.machine.ts';
import { cookieOf, storeReaderToken, type TokenCookie } from '#platform/storage/reader-token.ts';
import { report } from '#platform/lifecycle/report.ts';

/** half of a token's lifetime of thirty days */
const exchangeBeforeExpiryMs = 15 * 86_400_000;

/** Spec section 4: reads the profile of a token; code 500 means that the stored token is invalid. @throws GatewayError */
export async function fetchTokenInfo(
  gateway: Gateway,
  token: string,
  signal: AbortSignal,
): Promise<TokenInfo> {
  const response = await requestTokenInfo(gateway, token, signal);
  if (response.code === 500) return { code: response.code };
  const { code, data } = response;
  const { headImg = '', userType = 0, userDes = '', name = '', expiresAt } = data;
  const cookie = cookieOf(token);
  if (cookie && expiresAt !== undefined && timeMs(expiresAt) - Date.now() < exchangeBeforeExpiryMs)
    await exchange(gateway, cookie, signal);
  return { code, profile: { headImg, userType, userDes, userName: name } };
}

/** A malformed token, typed into a URL or cookie, counts as invalid. */
async function requestTokenInfo(gateway: Gateway, token: string, signal: AbortSignal) {
  try {
    return await gateway.call(getTokenInfo, { body: { token } }, { signal });
  } catch (cause) {
    if (cause instanceof GatewayError && cause.status === 400) return { code: 500 } as const;
    throw cause;
  }
}

/** Exchanges the token so that regular readers stay signed in. A failed exchange is repeated on the next visit. */
async function exchange(gateway: Gateway, cookie: TokenCookie, signal: AbortSignal): Promise<void> {
  try {
    const { token, expiresAt } = await gateway.data(exchangeToken, { body: {} }, { signal });
    storeReaderToken(token, new Date(timeMs(expiresAt)), cookie);
  } catch (cause) {
    report('token exchange', cause);
  }
}
