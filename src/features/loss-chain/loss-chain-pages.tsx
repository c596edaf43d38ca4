import { NoticeLedgerPage } from './ledger/notice-ledger-page.tsx';
import { LossNoticePage } from './notice/loss-notice-page.tsx';

/** A notice, or the ledger of all. @param id undefined if the URL names none */
export function LossChainPages({ id }: { readonly id: string | undefined }) {
  return id === undefined ? <NoticeLedgerPage /> : <LossNoticePage key={id} id={id} />;
}
