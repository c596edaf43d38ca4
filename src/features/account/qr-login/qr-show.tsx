import { Link, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { QrCode } from '#ui/content/qr-code.tsx';
import { useReaderKind } from '#widgets/session/use-reader-kind.ts';
import styles from './qr-login.module.css';
import { useEnter } from '../shared/use-enter.ts';
import { useQrLogin } from './use-qr-login.ts';

interface QrShowProps {
  readonly returnTo: string | undefined;
}

/** A code to sign in by. */
export function QrShowPart({ returnTo }: QrShowProps) {
  const who = useReaderKind();
  if (who === 'reader') return <AlreadyIn />;
  return (
    <>
      {who === 'visitor' ? <QrShow returnTo={returnTo} /> : <Frame message="正在生成二维码…" />}
      <ol className={styles.steps}>
        <li>用手机上的齐鲁晚报客户端、微信或浏览器扫一扫上面的二维码。</li>
        <li>手机上还没有登录的，先在手机上登录。</li>
        <li>核对手机上显示的设备和时间，是您自己的，再点“确认登录”。</li>
      </ol>
      <p className={styles.other}>
        <Link
          to="/login/loginCommon"
          search={returnTo === undefined ? {} : { returnTo }}
          replace
          preload="intent"
          className={buttonClass('quiet')}
        >
          改用手机号登录
        </Link>
      </p>
    </>
  );
}

function QrShow({ returnTo }: QrShowProps) {
  const { snapshot, askCode } = useQrLogin(useEnter(returnTo));
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const { code, name } = snapshot.context;
  if (snapshot.hasTag('scannable')) {
    return (
      <Frame message="等待扫码。二维码两分钟内有效，只能用一次。">
        <QrCode text={`${origin}/new/living/qrlogin?qr=${code.id}`} label="登录二维码" />
      </Frame>
    );
  }
  if (snapshot.matches({ shown: 'scanned' })) {
    return (
      <Frame message={`“${name}”已经扫码，请在手机上点“确认登录”。`}>
        <p className={styles.sign}>已扫码</p>
        <Button onClick={askCode}>不是我扫的，换一个</Button>
      </Frame>
    );
  }
  if (snapshot.hasTag('over')) {
    const [sign, message] = ends[String(snapshot.value)] ?? failedEnd;
    return (
      <Frame message={message}>
        <p className={styles.sign}>{sign}</p>
        <Button variant="brand" onClick={askCode}>
          换一个二维码
        </Button>
      </Frame>
    );
  }
  return <Frame message={snapshot.matches('creating') ? '正在生成二维码…' : '已确认，正在登录…'} />;
}

const failedEnd = ['没有成功', '没有成功，请检查网络，再换一个二维码。'] as const;
/** By state of the machine. */
const ends: Readonly<Record<string, readonly [sign: string, says: string]>> = {
  expired: ['已过期', '二维码过期了，换一个再扫。'],
  refused: ['没有同意', '手机上没有同意这次登录。'],
  failed: failedEnd,
};

interface FrameProps {
  /** instruction, announced when it changes */
  readonly message: string;
  readonly children?: ReactNode;
}

/** Frame of the code with a constant size. */
function Frame({ message, children }: FrameProps) {
  return (
    <>
      <div className={styles.frame}>{children}</div>
      <p className={styles.message} role="status">
        {message}
      </p>
    </>
  );
}

function AlreadyIn() {
  return (
    <div className={styles.end}>
      <p className={styles.lead}>您已经登录了</p>
      <p>这台设备上已经有人登录。要换一个账号，请先在“我的”里退出登录。</p>
      <Link to="/my" preload="intent" className={buttonClass('line')}>
        去“我的”
      </Link>
      <Link to="/" preload="intent" className={buttonClass('brand')}>
        去首页看新闻
      </Link>
    </div>
  );
}
