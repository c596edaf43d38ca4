import type { ServiceRecord } from '#rules/commonweal/service-record.ts';
import { longDay } from '#lib/time/dates.ts';
import type { PictureContent } from '#widgets/share/picture-content.ts';
import { hoursText } from './commonweal-words.ts';

interface ShownCertificate {
  readonly record: ServiceRecord;
  /** in the chain of service records */
  readonly height: number;
  /** absolute URL of the verification page */
  readonly url: string;
}

/**
 * A service certificate: volunteer, activity, date, duration, and a QR code of the verification page. It contains
 * nothing that the public chain does not contain.
 */
export function certificateContent({ record, height, url }: ShownCertificate): PictureContent {
  return {
    isFramed: true,
    align: 'center',
    blocks: [
      { kind: 'text', text: '齐鲁公益', size: 'heading', tone: 'brand' },
      { kind: 'text', text: '志愿服务证书', size: 'display', gap: 4 },
      { kind: 'text', text: record.name, size: 'name', gap: 40 },
      { kind: 'text', text: `于 ${longDay(record.servedOn)} 参加`, size: 'body', gap: 8 },
      { kind: 'text', text: record.activity, size: 'heading', gap: 4 },
      { kind: 'text', text: record.group, size: 'body', gap: 8 },
      { kind: 'text', text: hoursText(record.minutes), size: 'figure', gap: 20 },
      { kind: 'text', text: '志愿服务时长', size: 'body', gap: 0 },
      {
        kind: 'code',
        url,
        captions: ['扫码验证真伪', `编号 ${record.certificate} · 第 ${height} 号记录`],
        gap: 28,
      },
    ],
  };
}
