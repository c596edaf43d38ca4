import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { GoOnIcon } from '#ui/icons/account.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useAction } from '#widgets/notice/use-action.ts';
import { agreementTitles, type AgreementName } from '../shared/agreement-names.ts';
import { appVersion } from '#lib/browser/app-version.ts';
import { licences } from './licences.ts';
import styles from './my-about.module.css';

const loadSheet = () => import('../shared/agreement-sheet.tsx');
const AgreementSheet = lazy(async () => ({ default: (await loadSheet()).AgreementSheet }));

/** 关于 on 我的: links to the agreements, and to the rest. */
export function MyAboutLinks() {
  return (
    <section aria-labelledby="about">
      <SectionHead id="about" title="关于" />
      <ul className={styles.list}>
        <Agreements />
        <li>
          <Link to="/my" search={{ list: 'about' }} preload="intent" className={styles.row}>
            <span>关于齐鲁晚报</span>
            <span className={styles.end}>
              版本 {appVersion} <GoOnIcon size="small" />
            </span>
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** 关于: version, contacts, agreements and third-party licences. */
export function MyAbout() {
  return (
    <div className={styles.page}>
      <SectionHead title="齐鲁晚报手机网页" note={`版本 ${appVersion}`} />
      <p className={styles.text}>齐鲁大地的新闻，随身的晚报：看得清、听得到、说得上话。</p>
      <SectionHead title="联系我们" />
      <p className={styles.text}>
        齐鲁晚报读者服务部，济南市泺源大街。对内容、账号和个人信息有疑问或意见，请写信给我们，十五个工作日内答复。
      </p>
      <SectionHead title="协议" />
      <ul className={styles.list}>
        <Agreements />
      </ul>
      <SectionHead title="开源许可" />
      <p className={styles.text}>这个网页用到了下面这些开源软件，谢谢它们的作者。</p>
      <ul className={styles.licences}>
        {licences.map(({ name, licence, holder }) => (
          <li key={name} className={styles.licence}>
            <span lang="en">{name}</span>
            <span className={styles.end} lang="en">
              {licence} © {holder}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Agreements() {
  const act = useAction();
  const [opened, setOpened] = useState<AgreementName>();
  const open = (name: AgreementName) =>
    act(async () => {
      await loadSheet();
      setOpened(name);
    });
  return (
    <>
      {(['terms', 'privacy'] as const).map((name) => (
        <li key={name}>
          <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => open(name)}>
            <span>{agreementTitles[name]}</span>
            <GoOnIcon size="small" />
          </button>
        </li>
      ))}
      {opened !== undefined && (
        <li>
          <Suspense fallback={null}>
            <AgreementSheet name={opened} onClose={() => setOpened(undefined)} />
          </Suspense>
        </li>
      )}
    </>
  );
}
