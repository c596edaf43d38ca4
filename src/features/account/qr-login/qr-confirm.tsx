import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  type DecisionOutcome,
  type QrRequester,
  qrConfirmMachine,
  type ScanOutcome,
} from '#machines/qr-login/qr-confirm.machine.ts';
import { appBridge } from '#platform/app-bridge/app-bridge.ts';
import { Button } from '#ui/control/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { useAction } from '#widgets/notice/use-action.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { useReaderKind } from '#widgets/session/use-reader-kind.ts';
import styles from './qr-login.module.css';
import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { decide, scanCode } from './qr-calls.ts';

interface QrConfirmProps {
  /** content of the code */
  readonly id: string;
}

/** Confirmation on the phone that scanned a code; requires signing in. */
export function QrConfirmPart({ id }: QrConfirmProps) {
  const who = useReaderKind();
  const askToSignIn = useAskToSignIn();
  if (who === 'reader') return <QrConfirm key={id} id={id} />;
  if (who === 'unknown') return <Checking />;
  return (
    <End lead="先在手机上登录" text="登录之后回到这里，核对要登录的设备，再确认。二维码两分钟内有效。">
      <Button variant="brand" onClick={() => askToSignIn('确认在电脑上登录')}>
        登录后确认
      </Button>
    </End>
  );
}

function QrConfirm({ id }: QrConfirmProps) {
  const { userName } = useSession();
  const { snapshot, send } = useQrConfirm(id);
  const { requester, fault, reason } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  if (snapshot.hasTag('deciding') && requester !== undefined) {
    return (
      <>
        <h2 className={styles.lead}>是您自己在登录吗？</h2>
        <RequesterTable requester={requester} userName={userName} />
        <p className={styles.warning}>
          二维码是别人发来的，或者上面的设备不是您的，请点“不是我”。一旦确认，那台设备就能用您的账号。
        </p>
        <p className={styles.fault} role="alert">
          {fault}
        </p>
        <div className={styles.answers}>
          <Button variant="brand" disabled={isBusy} onClick={() => send({ type: 'confirm.requested' })}>
            {snapshot.matches('confirming') ? '正在确认…' : '确认登录'}
          </Button>
          <Button disabled={isBusy} onClick={() => send({ type: 'refuse.requested' })}>
            不是我
          </Button>
        </div>
      </>
    );
  }
  if (snapshot.matches('confirmed'))
    return (
      <End lead="已经确认" text="那台设备马上就登录好了。不放心的时候，可以在“我的”里退出所有设备。">
        <LeaveButton />
      </End>
    );
  if (snapshot.matches('refused'))
    return (
      <End lead="已经拒绝" text="那台设备没有登录。您的账号没有受到影响。">
        <LeaveButton />
      </End>
    );
  if (snapshot.matches('over'))
    return (
      <End lead="没有登录" text={reason}>
        <LeaveButton />
      </End>
    );
  if (snapshot.matches('failed')) return <ErrorState onRetry={() => send({ type: 'retry.requested' })} />;
  return <Checking />;
}

function RequesterTable({
  requester,
  userName,
}: {
  readonly requester: QrRequester;
  readonly userName: string | undefined;
}) {
  const { browser, system, network, sameNetwork, askedAt } = requester;
  return (
    <dl className={styles.requester}>
      <dt>设备</dt>
      <dd>
        {system} 上的 {browser}
      </dd>
      <dt>时间</dt>
      <dd>{askedAt.slice(11)}</dd>
      <dt>网络</dt>
      <dd>
        {network} {sameNetwork ? '和这台手机在同一个网络' : '和这台手机不在同一个网络'}
      </dd>
      <dt>账号</dt>
      {/* the row is there before the name: it would push the buttons away from a finger */}
      <dd>{userName ?? '正在核对…'}</dd>
    </dl>
  );
}

function Checking() {
  return (
    <p className={styles.message} role="status">
      正在核对二维码…
    </p>
  );
}

interface EndProps {
  readonly lead: string;
  readonly text: string;
  readonly children: ReactNode;
}

function End({ lead, text, children }: EndProps) {
  return (
    <div className={styles.end} role="status">
      <h2 className={styles.lead}>{lead}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Closes the page in the app, else leads to the news. */
function LeaveButton() {
  const navigate = useNavigate();
  const act = useAction();
  const app = appBridge();
  const leave = async () => {
    if ((await app.close()) === 'refused') await navigate({ to: '/' });
  };
  return <Button onClick={() => act(leave)}>{app.isThere ? '关闭' : '去首页看新闻'}</Button>;
}

/** The machine of a scanned code, connected to the gateway. @param id content of the code */
function useQrConfirm(id: string) {
  const gateway = useGateway();
  const actor = useActorRef(
    qrConfirmMachine.provide({
      actors: {
        scan: fromPromise<ScanOutcome, void>(() => scanCode(gateway, id)),
        confirm: fromPromise<DecisionOutcome, void>(() => decide(gateway, id, 'confirm')),
        refuse: fromPromise<DecisionOutcome, void>(() => decide(gateway, id, 'refuse')),
      },
    }),
  );
  return { snapshot: useSelector(actor, (now) => now), send: actor.send };
}
