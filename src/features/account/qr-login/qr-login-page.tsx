import { safeReturnTo } from '#lib/story/return-to.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { QrConfirmPart } from './qr-confirm.tsx';
import styles from './qr-login.module.css';
import { QrShowPart } from './qr-show.tsx';

/** Search parameters, unvalidated. */
interface QrLoginPageProps {
  /** content of a scanned code; without it a code is shown */
  readonly qr?: unknown;
  /** page of the app to return to; the front page if invalid */
  readonly returnTo?: unknown;
}

/** 扫码登录: shows a code, or on the phone that scanned it the confirmation. */
export function QrLoginPage({ qr, returnTo }: QrLoginPageProps) {
  const isScanned = qr !== undefined;
  return (
    <>
      <PageBar title={<h1>{isScanned ? '登录确认' : '扫码登录'}</h1>} />
      <main className={styles.page}>
        {isScanned ? <QrConfirmPart id={String(qr)} /> : <QrShowPart returnTo={safeReturnTo(returnTo)} />}
      </main>
    </>
  );
}
