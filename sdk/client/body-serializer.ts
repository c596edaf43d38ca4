import type { DeviceFacts, PageFacts } from './page-facts.ts';

/**
 * Spec section 3: every body gets `ak` and `userAgent`, on share paths also `openId` and `unionId` (empty if unknown).
 */
export function serializeBody(body: object, device: DeviceFacts | undefined, page: PageFacts): string {
  const { openId = '', unionId = '' } = page;
  const share = page.sharePath === undefined ? undefined : { openId, unionId };
  const facts = device && { ak: device.uuid, userAgent: device.userAgent };
  return JSON.stringify({ ...body, ...facts, ...share });
}
