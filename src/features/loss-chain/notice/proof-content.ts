import { noticeKinds, noticeStates } from '#rules/loss/notice-kinds.ts';
import type { PictureContent } from '#widgets/share/picture-content.ts';
import type { LossNotice } from '../shared/loss-types.ts';
import { noticeTitle, printedAt } from '../shared/notice-title.ts';

/**
 * 登报凭证: the notice as printed, its place in the ledger, and a QR code of its public page. It contains nothing that the
 * page does not.
 * @param url absolute URL of the page
 */
export function proofContent(notice: LossNotice, url: string): PictureContent {
  const { id, state, block, height, time, hash } = notice;
  const rows = [
    { label: '编号', value: id },
    { label: '状态', value: noticeStates[state] },
    { label: '类别', value: block === undefined ? '' : noticeKinds[block.record.kind].label },
    { label: '见报', value: printedAt(notice) },
    { label: '账本位置', value: `第 ${height} 号，${time}` },
    { label: '哈希', value: hash },
  ];
  return {
    isFramed: true,
    align: 'center',
    blocks: [
      { kind: 'text', text: '齐鲁晚报', size: 'heading', tone: 'brand' },
      { kind: 'text', text: '登报凭证', size: 'display', gap: 4 },
      { kind: 'rule' },
      { kind: 'text', text: noticeTitle(notice), size: 'heading' },
      {
        kind: 'text',
        text: block?.record.text ?? noticeStates.erased,
        size: 'body',
        tone: 'ink',
        align: 'start',
      },
      { kind: 'rows', rows: rows.filter(({ value }) => value !== '') },
      {
        kind: 'code',
        url,
        captions: ['扫码核对内容、账本位置和报社签名', '凭证证明登过报、没有改动，不证明所声明的事属实'],
      },
    ],
  };
}
