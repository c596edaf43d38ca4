import { copyText } from '#platform/app-bridge/share-page.ts';
import { Button } from '#ui/control/button.tsx';
import { QrCode } from '#ui/content/qr-code.tsx';
import { useAction } from '#widgets/notice/use-action.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import styles from './form-address.module.css';

/** URL of a form with its QR code. */
export function FormAddress({ url, title }: { readonly url: string; readonly title: string }) {
  const act = useAction();
  const notice = useNotice();
  return (
    <details>
      <summary className={styles.open}>填写地址和二维码</summary>
      <div className={styles.address}>
        <div className={styles.code}>
          <QrCode text={url} label={`“${title}”的填写二维码`} />
        </div>
        <a className={styles.link} href={url}>
          {url}
        </a>
        <Button
          onClick={() =>
            act(async () => {
              await copyText(url);
              notice.toast('链接已复制，可以发给要填写的人');
            })
          }
        >
          复制链接
        </Button>
      </div>
    </details>
  );
}
