import { useRouteContext } from '@tanstack/react-router';
import { appSystemIn, appSystemOf } from '#lib/browser/app-system.ts';
import { MediaServices } from '#widgets/media-services/media-services.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { AppHead } from './app-head.tsx';
import { DownloadPanel } from './download-panel.tsx';
import { InviteOthers } from './invite-others.tsx';
import { InviterCard, type Inviter } from './inviter-card.tsx';
import styles from './download-page.module.css';

interface DownloadPageProps {
  /** the path after /down/ */
  readonly splat?: string | undefined;
  /** the reader who shared the page, by the id in the URL */
  readonly inviter?: (Inviter & { readonly id: string }) | undefined;
}

/** 下载: the newspaper's app by system, and who shared the page. */
export function DownloadPage({ splat, inviter }: DownloadPageProps) {
  const { userAgent, shell, origin } = useRouteContext({ from: '__root__', select: ({ visit }) => visit });
  const path = inviter === undefined ? '/new/down/' : `/new/shareDown/${inviter.id}`;
  return (
    <>
      <PageBar title={<h1>下载客户端</h1>} />
      <main className={styles.page}>
        {inviter !== undefined && <InviterCard inviter={inviter} />}
        <AppHead />
        <DownloadPanel
          system={appSystemIn(splat) ?? appSystemOf(userAgent)}
          shell={shell}
          url={`${origin}${path}`}
        />
        <InviteOthers origin={origin} />
        <MediaServices />
      </main>
    </>
  );
}
