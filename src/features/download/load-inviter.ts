import { getInviter } from 'qlwb-gateway-sdk/operations/tech-support';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import type { Inviter } from './inviter-card.tsx';

/** Loads the inviter with this id. @throws GatewayError, 404 if unknown */
export async function loadInviter(
  { gateway }: RouterContext,
  id: string,
): Promise<Inviter & { readonly id: string }> {
  return { ...(await gateway.data(getInviter, { query: { inviterId: id } })), id };
}
