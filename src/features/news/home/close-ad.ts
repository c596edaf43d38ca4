import type { Gateway } from 'qlwb-gateway-sdk';
import { closeAd as closeAdCall } from 'qlwb-gateway-sdk/operations/news';
import type { components } from 'qlwb-gateway-sdk/schema';
import { randomUuid } from '#platform/storage/device.ts';
import { storeReaderList, readReaderList } from '#platform/storage/reader-lists.ts';
import { report } from '#platform/lifecycle/report.ts';

export type CloseAdReason = components['schemas']['AdClosingReason'];

/** Hides an ad on this device for good, and reports the reason. A failed report is ignored. */
export function closeAd(gateway: Gateway, adId: string, reason: CloseAdReason): void {
  storeReaderList('closedAds', [adId, ...readReaderList('closedAds').filter((id) => id !== adId)]);
  gateway.data(closeAdCall, { body: { adId, reason, clientId: randomUuid() } }).catch((cause: unknown) => {
    report('ad closing', cause);
  });
}
