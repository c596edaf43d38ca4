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
  /** from 1 */
  readonly number: number;
}

/** ms of the status message, as long as a toast; the page's toasts would be under the gallery */
const messageShownMs = 3000;

/** Buttons to save and share the picture. */
export function PictureActions({ url, number }: PictureActionsProps) {
  const shell = useRouteContext({ from: '__root__', select: ({ visit }) => visit.shell });
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => setMessage(''), messageShownMs);
    return () => clearTimeout(timer);
  }, [message]);

  async function share() {
    const address = pictureAddress(number);
    const outcome = await sharePage({ title: document.title, url: address });
    if (outcome !== 'refused') return;
    try {
      await copyText(address);
      setMessage('链接已复制，可以粘贴给朋友');
    } catch (cause) {
      report('copy', cause);
      setMessage('这个浏览器不让复制，请从地址栏复制链接');
    }
  }

  return (
    <>
      <p className={styles.said} role="status">
        {message}
      </p>
      <div className={styles.actions}>
        {shell === 'browser' ? (
          <a className={iconLinkClass} href={url} download={nameOf(url)} aria-label="保存图片">
            <DownloadIcon />
          </a>
        ) : (
          // in-app browsers save pictures only from their own menu
          <IconButton
            label="保存图片"
            icon={<DownloadIcon />}
            onClick={() => setMessage('长按图片，就可以保存到手机')}
          />
        )}
        <IconButton label="分享图片" icon={<ShareIcon />} onClick={() => void share()} />
      </div>
    </>
  );
}

/** File name of the download. */
function nameOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
