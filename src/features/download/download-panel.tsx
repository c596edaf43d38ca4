import { useState } from 'react';
import type { AppSystem } from '#lib/browser/app-system.ts';
import { appName, appStores } from '#platform/app-bridge/app-stores.ts';
import { copyText } from '#platform/app-bridge/share-page.ts';
import type { Shell } from '#platform/network/visit.ts';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { QrCode } from '#ui/content/qr-code.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { useAction } from '#widgets/notice/use-action.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import styles from './download-panel.module.css';
import { OpenOutside } from './open-outside.tsx';

type Phone = Exclude<AppSystem, 'desktop'>;

interface Store {
  readonly system: string;
  readonly store: string;
  readonly steps: readonly string[];
}

const searchFor = (store: string) => `打开${store}，搜索“齐鲁晚报”`;

/** How the app is installed on each system. */
const stores: Readonly<Record<Phone, Store>> = {
  ios: {
    system: 'iPhone / iPad',
    store: 'App Store',
    steps: [searchFor(' App Store'), '点“获取”，用面容、指纹或密码确认', '装好后在主屏幕上打开'],
  },
  android: {
    system: 'Android',
    store: '应用商店',
    steps: [searchFor('手机自带的应用商店'), '点“安装”，等它装好', '在桌面上打开，登录后收藏和评论都在'],
  },
  harmony: {
    system: 'HarmonyOS',
    store: '应用市场',
    steps: [searchFor('华为应用市场'), '点“安装”，等它装好', '在桌面上打开，登录后收藏和评论都在'],
  },
};

const systemTabs = [
  { id: 'ios', label: 'iPhone' },
  { id: 'android', label: 'Android' },
  { id: 'harmony', label: '鸿蒙' },
  { id: 'desktop', label: '电脑' },
] as const;

interface DownloadPanelProps {
  /** the system shown first */
  readonly system: AppSystem;
  readonly shell: Shell;
  /** absolute URL for the QR code on desktop screens */
  readonly url: string;
}

/** The app by system: the reader's own first, others on a tap. */
export function DownloadPanel({ system, shell, url }: DownloadPanelProps) {
  const [shown, setShown] = useState(system);
  return (
    <section aria-label="下载">
      <Tabs items={systemTabs} activeId={shown} onChange={setShown} label="手机系统" panelId="download" />
      <div id="download" role="tabpanel" aria-label={systemTabs.find(({ id }) => id === shown)?.label}>
        {shown === 'desktop' ? (
          <div className={styles.scan}>
            <div className={styles.code}>
              <QrCode text={url} label="下载页的二维码" />
            </div>
            <p>用手机扫一扫，在手机上下载{appName}</p>
          </div>
        ) : (
          <ForPhone key={shown} system={shown} shell={shell} />
        )}
      </div>
    </section>
  );
}

interface ForPhoneProps {
  readonly system: Exclude<AppSystem, 'desktop'>;
  readonly shell: Shell;
}

function ForPhone({ system, shell }: ForPhoneProps) {
  const [isMasked, setMasked] = useState(false);
  const { store, steps } = stores[system];
  return (
    <div className={styles.phone}>
      {shell === 'wechat' ? (
        <>
          <Button variant="brand" onClick={() => setMasked(true)}>
            下载{appName}
          </Button>
          <p className={styles.note}>微信里不能直接下载，要先在浏览器里打开这一页。</p>
        </>
      ) : (
        <ToStore address={appStores[system]} store={store} />
      )}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {isMasked && <OpenOutside onClose={() => setMasked(false)} />}
    </div>
  );
}

/** A store without a known URL is searched by name. */
function ToStore({ address, store }: { readonly address: string | undefined; readonly store: string }) {
  const act = useAction();
  const notice = useNotice();
  if (address !== undefined)
    return (
      <a className={buttonClass('brand')} href={address}>
        去{store}下载
      </a>
    );
  return (
    <Button
      variant="brand"
      onClick={() =>
        act(async () => {
          await copyText(appName);
          notice.toast(`名称已复制，请到${store}粘贴搜索`);
        })
      }
    >
      复制名称，去{store}搜索
    </Button>
  );
}
