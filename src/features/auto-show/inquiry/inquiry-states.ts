import type { Tone } from '#ui/card/state-tag.tsx';
import type { InquiryState } from '../shared/auto-types.ts';

/** State of an inquiry or of one of its shops, as its tag shows it. */
export const inquiryStateNames: Readonly<Record<InquiryState, string>> = {
  received: '已收到',
  forwarded: '店家已看',
  answered: '已报价',
  revealed: '已公开号码',
  closed: '已结束',
  withdrawn: '已撤回',
  expired: '已过期',
};
export const inquiryStateTones: Readonly<Record<InquiryState, Tone>> = {
  received: 'quiet',
  forwarded: 'warn',
  answered: 'good',
  revealed: 'good',
  closed: 'quiet',
  withdrawn: 'quiet',
  expired: 'quiet',
};
