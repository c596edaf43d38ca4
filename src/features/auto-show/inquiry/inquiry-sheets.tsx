import { Button } from '#ui/control/button.tsx';
import { Reasons } from '#ui/control/reasons.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import type { InquiryReportReason } from '../shared/auto-types.ts';
import styles from './inquiry-page.module.css';

/** What the reader is about to do with an inquiry. */
export type InquiryQuestion =
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'reveal'; readonly shopId: string; readonly name: string }
  | {
      readonly kind: 'report';
      readonly shopId: string;
      readonly name: string;
      readonly reason?: InquiryReportReason;
    };

interface InquirySheetProps {
  readonly question: InquiryQuestion;
  /** masked */
  readonly phone: string;
  readonly onAnswer: (question: InquiryQuestion) => void;
  readonly onClose: () => void;
}

const reasons: readonly { readonly id: InquiryReportReason; readonly name: string }[] = [
  { id: 'calledBefore', name: '没公开号码就打来电话' },
  { id: 'priceNotKept', name: '不认自己报的价' },
  { id: 'rude', name: '态度恶劣' },
  { id: 'other', name: '其他' },
];

/** Confirms what cannot be undone, or asks for the reason of a report. */
export function InquirySheet({ question, phone, onAnswer, onClose }: InquirySheetProps) {
  if (question.kind === 'report')
    return (
      <Sheet label={`举报${question.name}`} onClose={onClose}>
        <h2 className={styles.shopName}>举报{question.name}</h2>
        <Reasons
          reasons={reasons}
          note="编辑部会联系店家核实。举报不会让店家看到您的号码。"
          leave="不举报了"
          onReason={(reason) => onAnswer({ ...question, reason })}
          onLeave={onClose}
        />
      </Sheet>
    );
  const { title, words, label } =
    question.kind === 'reveal'
      ? {
          title: `把号码告诉${question.name}？`,
          words: `只有这一家能看到您的称呼和号码 ${phone}，别家看不到。告诉以后收不回来。`,
          label: '告诉这家店',
        }
      : {
          title: '撤回这次询价？',
          words:
            '您的称呼、号码和留言立即删除，各家店不能再报价。已经公开过号码的店，请直接告诉他们不要再打。',
          label: '撤回并删除',
        };
  return (
    <Sheet label={title} onClose={onClose}>
      <h2 className={styles.shopName}>{title}</h2>
      <p className={styles.note}>{words}</p>
      <div className={styles.acts}>
        <Button onClick={onClose}>先不</Button>
        <Button variant="brand" onClick={() => onAnswer(question)}>
          {label}
        </Button>
      </div>
    </Sheet>
  );
}
