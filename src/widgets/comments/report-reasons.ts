import type { components } from 'qlwb-gateway-sdk/schema';

export type ReportReason = components['schemas']['CommentReportReason'];

/** Why readers report a comment or a post, with the names that they see. */
export const reportReasons: readonly { readonly id: ReportReason; readonly name: string }[] = [
  { id: 'abuse', name: '辱骂攻击' },
  { id: 'advertising', name: '广告引流' },
  { id: 'vulgar', name: '低俗色情' },
  { id: 'unlawful', name: '违法有害' },
  { id: 'untrue', name: '内容不实' },
  { id: 'privacy', name: '泄露隐私' },
  { id: 'other', name: '其他问题' },
];

export const reasonName = (reason: ReportReason): string =>
  reportReasons.find(({ id }) => id === reason)?.name ?? '其他问题';
