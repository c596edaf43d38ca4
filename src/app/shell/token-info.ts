import type { Gateway } from 'qlwb-gateway-sdk';
import { getTokenInfo } from 'qlwb-gateway-sdk/operations/account';
import type { TokenInfo } from '#machines/session/session.machine.ts';

/** Spec section 4: asks whose token it is; code 500 says the stored token is invalid. @throws GatewayError */
export async function askTokenInfo(gateway: Gateway, token: string, signal: AbortSignal): Promise<TokenInfo> {
  const { code, data } = await gateway.call(getTokenInfo, { body: { token } }, { signal });
  if (code === 500) return { code };
  const { headImg = '', userType = 0, userDes = '', name = '' } = data;
  return { code, profile: { headImg, userType, userDes, userName: name } };
}
