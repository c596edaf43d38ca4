import type { Gateway } from 'qlwb-gateway-sdk';
import { countShareView } from 'qlwb-gateway-sdk/operations/news';
import { randomUuid } from '#platform/storage/device.ts';

/** Counts that a story was shared. @throws GatewayError */
export async function countShare(gateway: Gateway, newsId: string): Promise<void> {
  await gateway.data(countShareView, { body: { newsId, clientId: randomUuid() } });
}
