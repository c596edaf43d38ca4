import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pictureAddress } from '#platform/history/picture-entry.ts';
import { report } from '#platform/lifecycle/report.ts';
import { copyText, sharePage } from '#platform/app-bridge/share-page.ts';
import { iconLinkClass, IconButton } from '#ui/control/icon-button.tsx';
import { ShareIcon } from '#ui/icons/actions.tsx';
import { DownloadIcon } from '#ui/icons/gallery.tsx';
import styles from './gallery-controls.module.css';

interface PictureActionsProps {
  /** of the original */
  readonly url: string;
  /** from 1 on */
  readonly number: number;
}

/** ms for which what came of an action is said, as long as a toast: one on the page would lie under the gallery */
const saidFor = 3000;

/** Saving and sharing the picture. */
export function PictureActions({ url, number }: PictureActionsProps) {
  const shell = useRouteContext({ from: '__root__', select: ({ visit }) => visit.shell });
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), saidFor);
    return () => clearTimeout(timer);
  }, [said]);

  async function share() {
    const address = pictureAddress(number);
    const outcome = await sharePage({ title: document.title, url: address });
    if (outcome !== 'refused') return;
    try {
      await copyText(address);
      setSaid('链接已复制，可以粘贴给朋友');
    } catch (cause) {
      report('copy', cause);
      setSaid('这个浏览器不让复制，请从地址栏复制链接');
    }
  }

  return (
    <>
      <p className={styles.said} role="status">
        {said}
      </p>
      <div className={styles.actions}>
        {shell === 'browser' ? (
          <a className={iconLinkClass} href={url} download={nameOf(url)} aria-label="保存图片">
            <DownloadIcon />
          </a>
        ) : (
          // the apps' browsers keep pictures from their own menu alone
          <IconButton
            label="保存图片"
            icon={<DownloadIcon />}
            onClick={() => setSaid('长按图片，就可以保存到手机')}
          />
        )}
        <IconButton label="分享图片" icon={<ShareIcon />} onClick={() => void share()} />
      </div>
    </>
  );
}

/** Name under which a picture is kept on the reader's device. */
function nameOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
