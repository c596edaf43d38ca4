import { hasMessagingMenu, hasSystemShare } from '#platform/app-bridge/share-page.ts';
import { CopyIcon, PosterIcon, QqIcon, WechatIcon, WeiboIcon } from '#ui/icons/share.tsx';
import { useState } from 'react';
import { QrCode } from '#ui/content/qr-code.tsx';
import { ShareIcon } from '#ui/icons/actions.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { posterContent, type Poster } from './poster.ts';
import styles from './share-sheet.module.css';
import { useAppShare } from './use-app-share.ts';
import { useShareSheet } from './use-share-sheet.ts';
import { PictureExport, PictureFrame } from './picture-export.tsx';

interface ShareSheetProps {
  /** what is shared; its URL holds no personal data */
  readonly story: Poster;
  readonly onClose: () => void;
}

/** The share sheet; in the newspaper's app, its own share sheet replaces it. */
export function ShareSheet(props: ShareSheetProps) {
  const isSharedByApp = useAppShare(props);
  return isSharedByApp ? null : <OwnSheet {...props} />;
}

function OwnSheet({ story, onClose }: ShareSheetProps) {
  const { snapshot, send } = useShareSheet({ story, onClose });
  const [isForWechat, setForWechat] = useState(false);
  const close = () => send({ type: 'sheet.closed' });
  return (
    <Sheet label="分享" onClose={close}>
      {snapshot.hasTag('poster') ? (
        <PictureFrame>
          <PictureExport
            content={posterContent(story)}
            what="海报"
            alt={`海报：${story.title}`}
            hint="长按图片保存，或发给朋友"
            fileName="齐鲁晚报.png"
          />
        </PictureFrame>
      ) : isForWechat ? (
        <div className={styles.wechat}>
          <div className={styles.code}>
            <QrCode text={story.url} label="链接的二维码" />
          </div>
          <p>用微信“扫一扫”，再从右上角的“···”发给朋友</p>
          <button type="button" className={styles.copy} onClick={() => send({ type: 'copy.requested' })}>
            复制链接，到微信里粘贴
          </button>
        </div>
      ) : (
        <>
          {hasMessagingMenu() && <p className={styles.menu}>点右上角的“···”，发给微信好友或朋友圈</p>}
          <ul className={styles.ways}>
            <li>
              <button type="button" className={styles.way} onClick={() => send({ type: 'copy.requested' })}>
                <CopyIcon />
                复制链接
              </button>
            </li>
            {!hasMessagingMenu() && (
              <>
                <li>
                  <button type="button" className={styles.way} onClick={() => setForWechat(true)}>
                    <WechatIcon />
                    微信
                  </button>
                </li>
                {shareSites(story).map(({ name, icon, url }) => (
                  <li key={name}>
                    <a className={styles.way} href={url} target="_blank" rel="noopener noreferrer">
                      {icon}
                      {name}
                    </a>
                  </li>
                ))}
              </>
            )}
            {hasSystemShare() && (
              <li>
                <button
                  type="button"
                  className={styles.way}
                  onClick={() => send({ type: 'share.requested' })}
                >
                  <ShareIcon />
                  系统分享
                </button>
              </li>
            )}
            <li>
              <button type="button" className={styles.way} onClick={() => send({ type: 'poster.requested' })}>
                <PosterIcon />
                生成海报
              </button>
            </li>
          </ul>
        </>
      )}
      <button type="button" className={styles.close} onClick={close}>
        关闭
      </button>
    </Sheet>
  );
}

/** Sites that take a shared link in their address, as they document it. */
function shareSites({ title, summary, picture, url }: Poster) {
  const query = (parameters: Readonly<Record<string, string>>) => new URLSearchParams(parameters).toString();
  const image = picture === undefined ? undefined : new URL(picture, url).href;
  return [
    {
      name: 'QQ',
      icon: <QqIcon />,
      url: `https://connect.qq.com/widget/shareqq/index.html?${query({ url, title, summary, site: '齐鲁晚报', ...(image !== undefined && { pics: image }) })}`,
    },
    {
      name: '微博',
      icon: <WeiboIcon />,
      url: `https://service.weibo.com/share/share.php?${query({ url, title: `【${title}】${summary}`, ...(image !== undefined && { pic: image }) })}`,
    },
  ];
}
