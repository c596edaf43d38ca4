import type { LedgerBlock, LedgerFormat } from '../ledger/ledger-block.ts';

/** A volunteer's service, or the withdrawal of a recorded one. Holds only what the certificate shows. */
export interface ServiceRecord {
  readonly kind: 'service' | 'withdrawal';
  /** of the certificate; a withdrawal has the same */
  readonly certificate: string;
  /** masked, such as 王*芳 */
  readonly name: string;
  readonly activity: string;
  readonly group: string;
  /** day of the activity, `YYYY-MM-DD` */
  readonly servedOn: string;
  /** minutes of service; in a withdrawal, the minutes that no longer count */
  readonly minutes: number;
}

/** A record of the service chain with its position. */
export type ServiceBlock = LedgerBlock<ServiceRecord>;

export const serviceFormat: LedgerFormat<ServiceRecord> = {
  fields: ['kind', 'certificate', 'name', 'activity', 'group', 'servedOn', 'minutes'],
  labels: {
    kind: '类型',
    certificate: '证书编号',
    name: '姓名',
    activity: '活动',
    group: '团队',
    servedOn: '服务日期',
    minutes: '服务时长',
  },
  salted: false,
  read({ kind, certificate, name, activity, group, servedOn, minutes }) {
    if (kind !== 'service' && kind !== 'withdrawal') return undefined;
    if (typeof certificate !== 'string' || typeof name !== 'string' || typeof activity !== 'string')
      return undefined;
    if (typeof group !== 'string' || typeof servedOn !== 'string' || typeof minutes !== 'number')
      return undefined;
    return { kind, certificate, name, activity, group, servedOn, minutes };
  },
};
