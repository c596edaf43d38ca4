import { useState } from 'react';
import { copyText, hasSystemShare, systemShare } from '#platform/share-page.ts';
import { report } from '#platform/report.ts';
import { CopyIcon, PosterIcon } from '#ui/icons/share.tsx';
import { ShareIcon } from '#ui/icons/actions.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { useAct } from '#widgets/notice/use-act.ts';
import type { Poster } from './draw-poster.ts';
import { PosterView } from './poster-view.tsx';
import styles from './share-sheet.module.css';

interface ShareSheetProps {
  /** what is shared; its address holds nothing of the reader's own */
  readonly story: Poster;
  /** told once the reader shared it in one of the ways */
  readonly onShared: () => void;
  readonly onClose: () => void;
}

/** The ways a story goes on to others. */
export function ShareSheet({ story, onShared, onClose }: ShareSheetProps) {
  const notice = useNotice();
  const act = useAct();
  const [isPoster, setPoster] = useState(false);

  async function copy() {
    try {
      await copyText(story.url);
    } catch (cause) {
      report('copy', cause);
      onClose();
      notice.toast('这个浏览器不让复制，请从地址栏复制链接');
      return;
    }
    onShared();
    onClose();
    notice.toast('链接已复制，可以粘贴给朋友');
  }

  async function handOver() {
    const outcome = await systemShare({ title: story.title, url: story.url });
    if (outcome === 'dismissed') return;
    if (outcome === 'refused') return copy();
    onShared();
    onClose();
  }

  return (
    <Sheet label="分享" onClose={onClose}>
      {isPoster ? (
        <PosterView poster={story} onSaved={onShared} />
      ) : (
        <ul className={styles.ways}>
          <li>
            <button type="button" className={styles.way} onClick={() => act(copy)}>
              <CopyIcon />
              复制链接
            </button>
          </li>
          {hasSystemShare() && (
            <li>
              <button type="button" className={styles.way} onClick={() => act(handOver)}>
                <ShareIcon />
                系统分享
              </button>
            </li>
          )}
          <li>
            <button type="button" className={styles.way} onClick={() => setPoster(true)}>
              <PosterIcon />
              生成海报
            </button>
          </li>
        </ul>
      )}
      <button type="button" className={styles.close} onClick={onClose}>
        关闭
      </button>
    </Sheet>
  );
}
