import { lazy, Suspense, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#ui/control/button.tsx';
import { Field } from '#ui/control/field.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useLoadedData } from '#widgets/gateway/loaded-data.ts';
import { failureText } from '#widgets/notice/failure-text.ts';
import { SecondsLeft } from '#widgets/sms-code/seconds-left.tsx';
import { deleteAccount, requestOwnCode, saveAccount } from './account-actions.ts';
import styles from './question.module.css';
import { codeDigits } from '../shared/typed-digits.ts';

const HumanCheck = lazy(async () => ({
  default: (await import('#widgets/sms-code/human-check.tsx')).HumanCheck,
}));

interface AccountSheetProps {
  /** masked */
  readonly phone: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Explains what will be deleted, and asks for an SMS code before deleting. */
export function RemoveAccount(props: AccountSheetProps) {
  const room = { gateway: useGateway(), loaded: useLoadedData() };
  return (
    <ConfirmByCode title="注销账号" verb="注销账号" run={(code) => deleteAccount(room, code)} {...props}>
      <p className={styles.what}>
        手机号、点赞、收藏和阅读记录会立即删除，不能恢复。评论会留下，但不再带您的昵称；不想留下的评论，请先删除。
      </p>
      <p className={styles.what}>
        为防止重复参加，您参加过的投票、答题、福利、直播邀请和红包提现，会各留一个由手机号加密算出的标记，不含手机号，活动结束即删除；在此之前，用同一手机号重新登录不能再参加一次。
      </p>
    </ConfirmByCode>
  );
}

/** Asks for an SMS code before the reader's data is downloaded. */
export function DownloadAccount(props: AccountSheetProps) {
  const gateway = useGateway();
  return (
    <ConfirmByCode title="下载我的数据" verb="下载" run={(code) => saveAccount(gateway, code)} {...props}>
      <p className={styles.what}>
        文件里有您的手机号，以及您填写过的姓名和证件号，下载前请确认是您本人。文件不加密，请妥善保管。
      </p>
    </ConfirmByCode>
  );
}

interface ConfirmByCodeProps extends AccountSheetProps {
  readonly title: string;
  /** label of the button */
  readonly verb: string;
  /** @throws GatewayError, which the sheet shows */
  readonly run: (code: string) => Promise<void>;
  readonly children: ReactNode;
}

/** Runs an action once the reader has entered a code that was sent to their own phone. */
function ConfirmByCode({ title, verb, phone, run, onClose, onDone, children }: ConfirmByCodeProps) {
  const gateway = useGateway();
  const code = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [lockedUntil, setLockedUntil] = useState(0);

  async function whileBusy(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      await act();
    } catch (cause) {
      setFault(failureText(cause));
    } finally {
      setBusy(false);
    }
  }

  const send = (checkId?: string) =>
    whileBusy(async () => {
      const outcome = await requestOwnCode(gateway, checkId);
      setChecking(outcome.kind === 'check-needed');
      if (outcome.kind === 'refused') setFault(outcome.text);
      if ('seconds' in outcome && outcome.seconds > 0) lock(outcome.seconds);
    });

  function lock(seconds: number) {
    setLockedUntil(Date.now() + seconds * 1000);
    setTimeout(() => setLockedUntil(0), seconds * 1000);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = codeDigits(code.current?.value ?? '');
    if (typed.length < 6) {
      setFault('请填写短信里的 6 位验证码');
      code.current?.focus();
      return;
    }
    void whileBusy(async () => {
      await run(typed);
      onDone();
    });
  }

  return (
    <Sheet label={title} onClose={onClose}>
      <form method="dialog" noValidate onSubmit={submit}>
        <h2 className={styles.title}>{title}</h2>
        {children}
        <Field
          label={`发到 ${phone} 的验证码`}
          inputRef={code}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="短信里的 6 位数字"
          fault={fault}
          readOnly={isBusy}
          end={
            <Button variant="quiet" disabled={isBusy || lockedUntil > 0} onClick={() => void send()}>
              {lockedUntil > 0 ? <SecondsLeft until={lockedUntil} /> : '获取验证码'}
            </Button>
          }
        />
        <div className={styles.ends}>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" variant="brand" disabled={isBusy}>
            {verb}
          </Button>
        </div>
      </form>
      {isChecking && (
        <Suspense fallback={null}>
          <HumanCheck onPassed={(checkId) => void send(checkId)} onClose={() => setChecking(false)} />
        </Suspense>
      )}
    </Sheet>
  );
}
