import { hasMessagingMenu, hasSystemShare } from '#platform/app-bridge/share-page.ts';
import { CopyIcon, PosterIcon } from '#ui/icons/share.tsx';
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
  /** called once the reader has shared it */
  readonly onShared: () => void;
  readonly onClose: () => void;
}

/** The share sheet; in the newspaper's app, its own share sheet replaces it. */
export function ShareSheet(props: ShareSheetProps) {
  const isSharedByApp = useAppShare(props);
  return isSharedByApp ? null : <OwnSheet {...props} />;
}

function OwnSheet({ story, onShared, onClose }: ShareSheetProps) {
  const { snapshot, send } = useShareSheet({ story, onShared, onClose });
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
            onSaved={() => send({ type: 'poster.saved' })}
          />
        </PictureFrame>
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
