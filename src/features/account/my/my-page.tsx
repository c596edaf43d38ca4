import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { AppBar } from '#ui/navigation/app-bar.tsx';
import { HistoryIcon } from '#ui/icons/account.tsx';
import { CommentIcon, SaveIcon } from '#ui/icons/actions.tsx';
import { ServiceIcon } from '#ui/icons/services.tsx';
import { MainTabs } from '#widgets/main-tabs/main-tabs.tsx';
import { MediaServices } from '#widgets/media-services/media-services.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { MyAbout, MyAboutLinks } from './my-about.tsx';
import { MyAccount } from './my-account.tsx';
import { MyComments } from './my-comments.tsx';
import { MyFollows } from './my-follows.tsx';
import { MyHistory } from './my-history.tsx';
import styles from './my-page.module.css';
import { MyReading } from './my-reading.tsx';
import { MyTips } from './my-tips.tsx';
import { MyProfile } from './my-profile.tsx';
import { MySaved } from './my-saved.tsx';
import { MySettings } from './my-settings.tsx';
import { myTitle, myView, type MyView } from './my-views.ts';

const pages: Readonly<Record<MyView, ComponentType>> = {
  saved: MySaved,
  history: MyHistory,
  reading: MyReading,
  comments: MyComments,
  tips: MyTips,
  follows: MyFollows,
  about: MyAbout,
};

const ways = [
  { view: 'saved', icon: <SaveIcon /> },
  { view: 'history', icon: <HistoryIcon /> },
  { view: 'reading', icon: <ServiceIcon sign="paper" /> },
  { view: 'comments', icon: <CommentIcon /> },
  { view: 'tips', icon: <ServiceIcon sign="tip" /> },
  { view: 'follows', icon: <ServiceIcon sign="publisher" /> },
] as const;

/** 我的: profile, lists and settings; or one of its sub-pages. */
export function MyPage({ list }: { readonly list: unknown }) {
  const view = myView(list);
  if (view === undefined) return <MyHome />;
  const Page = pages[view];
  return (
    <>
      <PageBar title={<h1>{myTitle(view)}</h1>} />
      <main>
        <Page />
      </main>
    </>
  );
}

function MyHome() {
  return (
    <>
      <AppBar title={<h1>我的</h1>} />
      <main className={styles.page}>
        <MyProfile />
        <nav aria-label="我的内容">
          <ul className={styles.ways}>
            {ways.map(({ view, icon }) => (
              <li key={view} className={styles.place}>
                <Link to="/my" search={{ list: view }} preload="intent" className={styles.way}>
                  {icon}
                  <span>{myTitle(view)}</span>
                </Link>
              </li>
            ))}
            <li className={styles.place}>
              <Link
                to="/autoShow/inquiring/$"
                params={{ _splat: '' }}
                preload="intent"
                className={styles.way}
              >
                <ServiceIcon sign="car" />
                <span>我的询价</span>
              </Link>
            </li>
            <li className={styles.place}>
              <Link to="/retrato/$" params={{ _splat: '' }} preload="intent" className={styles.way}>
                <ServiceIcon sign="portrait" />
                <span>阅读画像</span>
              </Link>
            </li>
            <li className={styles.place}>
              <Link
                to="/v10/publicWelfare/volHome/$"
                params={{ _splat: '' }}
                preload="intent"
                className={styles.way}
              >
                <ServiceIcon sign="heart" />
                <span>我的公益</span>
              </Link>
            </li>
            <li className={styles.place}>
              <Link
                to="/topicFile/topicSquare/$"
                params={{ _splat: '' }}
                preload="intent"
                className={styles.way}
              >
                <ServiceIcon sign="square" />
                <span>话题广场</span>
              </Link>
            </li>
            <li className={styles.place}>
              <Link
                to="/circleFile/invite/$"
                params={{ _splat: '' }}
                search={{}}
                preload="intent"
                className={styles.way}
              >
                <ServiceIcon sign="circle" />
                <span>圈子</span>
              </Link>
            </li>
            <li className={styles.place}>
              <Link to="/welfare/list" preload="intent" className={styles.way}>
                <ServiceIcon sign="gift" />
                <span>读者福利</span>
              </Link>
            </li>
          </ul>
        </nav>
        <MySettings />
        <MediaServices />
        <MyAboutLinks />
        <MyAccount />
      </main>
      <MainTabs activeId="mine" />
    </>
  );
}
