import type { OperationData } from 'qlwb-gateway-sdk/operation';

export type LossOverviewData = OperationData<'getLossOverview'>;
export type LossCard = LossOverviewData['latest'][number];
export type LossKind = LossCard['kind'];
export type LossState = LossCard['state'];
export type LossNotice = OperationData<'getLossNotice'>;

/** Search parameters of lossSearch; read by the page, since code in route files is loaded with every page. */
export interface LossSearchParams {
  readonly name?: unknown;
  readonly kind?: unknown;
  /** first day of the loss, `YYYY-MM-DD` */
  readonly from?: unknown;
  /** last day */
  readonly to?: unknown;
}
