import type { Gateway } from 'qlwb-gateway-sdk';
import { stopPush } from 'qlwb-gateway-sdk/operations/news';
import { endPush, pushSupport, readPushEndpoint } from '#platform/lifecycle/push-subscription.ts';

/**
 * Stops notifying this browser of events; without any left its subscription ends.
 * @returns ids of the events that stay on
 * @throws GatewayError
 */
export async function stopEventAlerts(
  gateway: Gateway,
  events: readonly string[],
): Promise<readonly string[]> {
  const endpoint = pushSupport() === 'supported' ? await readPushEndpoint() : undefined;
  if (endpoint === undefined) return [];
  const state = await gateway.data(stopPush, { body: { endpoint, events: [...events] } });
  if (state.events.length === 0) await endPush();
  return state.events;
}
