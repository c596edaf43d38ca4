import { lazy, Suspense, useState } from 'react';
import { readPageAddress } from '#platform/history/page-address.ts';
import { confirmAccount, isAccountUnconfirmed } from '#platform/storage/reader-token.ts';
import { leaveTabAccount } from '#platform/storage/tab-token.ts';
import styles from './account-note.module.css';
import { useReaderKind } from '#widgets/session/use-reader-kind.ts';
import { useSession } from '#widgets/session/use-session.ts';

const AccountSheet = lazy(async () => ({ default: (await import('./account-sheet.tsx')).AccountSheet }));

interface AccountNoteProps {
  /** what happens, such as 领取到 */
  readonly action?: string;
  /** the form takes personal data: if a link signed the reader in, they are asked first whether the account is theirs */
  readonly personal?: boolean;
}

/**
 * Names the account that a form writes to. Its line is kept free until the name has arrived: it stands before the button that
 * sends the form, and a button that moves beneath a finger gets no click.
 */
export function AccountNote({ action = '提交后保存到', personal = false }: AccountNoteProps) {
  const { userName } = useSession();
  const who = useReaderKind();
  const [isConfirmed, setConfirmed] = useState(false);
  const isKnown = who === 'reader' && userName !== undefined;
  const isAsked = isKnown && personal && !isConfirmed && isAccountUnconfirmed(readPageAddress().search);
  return (
    <>
      <p className={styles.note}>{isKnown && `${action}账号“${userName}”`}</p>
      {isAsked && (
        <Suspense fallback={null}>
          <AccountSheet
            title="这是您的账号吗？"
            safe={{ label: '不是，退出这个账号', onChoose: leaveTabAccount }}
            other={{
              label: '是我的账号',
              onChoose: () => {
                confirmAccount(readPageAddress().search);
                setConfirmed(true);
              },
            }}
            onClose={leaveTabAccount}
          >
            您打开的链接登录了账号“{userName}”。您填写的资料会保存到这个账号，用这个账号的人都能看到。
          </AccountSheet>
        </Suspense>
      )}
    </>
  );
}
