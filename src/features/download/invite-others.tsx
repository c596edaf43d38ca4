import { useState } from 'react';
import { getInvitation } from 'qlwb-gateway-sdk/operations/tech-support';
import { copyText, hasSystemShare, systemShare } from '#platform/app-bridge/share-page.ts';
import { appName } from '#platform/app-bridge/app-stores.ts';
import { Button } from '#ui/control/button.tsx';
import { QrCode } from '#ui/content/qr-code.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import styles from './invite-others.module.css';

/** A reader's invitation URL: this page with the reader's id and nothing else personal. */
export function InviteOthers({ origin }: { readonly origin: string }) {
  const gateway = useGateway();
  const act = useAction();
  const askToSignIn = useAskToSignIn();
  const { signedIn } = useSession();
  const [url, setUrl] = useState<string>();
  function make() {
    if (!signedIn) return askToSignIn('邀请好友');
    act(async () => {
      const { inviterId } = await gateway.data(getInvitation, {});
      setUrl(`${origin}/new/shareDown/${inviterId}`);
    });
  }
  return (
    <section aria-labelledby="invite">
      <SectionHead id="invite" title="邀请好友" />
      <div className={styles.invite}>
        {url === undefined ? (
          <>
            <p className={styles.what}>生成带您名字的下载页，发给家人和朋友。</p>
            <Button onClick={make}>生成邀请链接</Button>
          </>
        ) : (
          <Invitation url={url} />
        )}
      </div>
    </section>
  );
}

function Invitation({ url }: { readonly url: string }) {
  const act = useAction();
  const notice = useNotice();
  return (
    <>
      <div className={styles.code}>
        <QrCode text={url} label="邀请页的二维码" />
      </div>
      <p className={styles.what}>让好友扫一扫，或把链接发过去：</p>
      <a className={styles.address} href={url}>
        {url}
      </a>
      <div className={styles.acts}>
        <Button
          onClick={() =>
            act(async () => {
              await copyText(url);
              notice.toast('链接已复制，可以粘贴给朋友');
            })
          }
        >
          复制链接
        </Button>
        {hasSystemShare() && (
          <Button
            onClick={() =>
              act(async () => {
                await systemShare({ title: `下载${appName}客户端`, url });
              })
            }
          >
            系统分享
          </Button>
        )}
      </div>
    </>
  );
}
