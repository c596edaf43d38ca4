import type { Gateway } from 'qlwb-gateway-sdk';
import { countNewsRead, countShareView } from 'qlwb-gateway-sdk/operations/news';
import { randomUuid } from '#platform/storage/device.ts';
import { report } from '#platform/lifecycle/report.ts';

/** Counts a view of a story. A failure is reported and otherwise ignored. */
export function countRead(gateway: Gateway, newsId: string): void {
  gateway.call(countNewsRead, { body: { newsId, clientId: randomUuid() } }).catch((cause: unknown) => {
    report('news read', cause);
  });
}

/** Counts a view of a story that was opened by a shared link. A failure is reported and otherwise ignored. */
export function countSharedView(gateway: Gateway, newsId: string): void {
  gateway.call(countShareView, { body: { newsId, clientId: randomUuid() } }).catch((cause: unknown) => {
    report('share view', cause);
  });
}
