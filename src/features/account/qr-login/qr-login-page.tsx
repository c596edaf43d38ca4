import { safeReturnTo } from '#lib/story/return-to.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { QrConfirmPart } from './qr-confirm.tsx';
import styles from './qr-login.module.css';
import { QrShowPart } from './qr-show.tsx';

/** As anybody may have written it into the address. */
interface QrLoginPageProps {
  /** what stood in the code that a phone scanned; without it a code is shown */
  readonly qr?: unknown;
  /** page of the app to go on with; the front page when it is none */
  readonly returnTo?: unknown;
}

/** 扫码登录: the code, where somebody wants to sign in, and the question on the phone that scanned it. */
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
