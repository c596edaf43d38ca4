import { Link } from '@tanstack/react-router';
import { SectionHead } from '#ui/card/section-head.tsx';
import styles from './portrait-page.module.css';

/** Explains what is counted, from what data, and how long it is stored. */
export function PortraitCounting() {
  return (
    <section className={styles.part} aria-labelledby="counting-title">
      <SectionHead id="counting-title" title="这些数字怎么来的" />
      <ul className={styles.counting}>
        <li>只数您登录后读过的文章，以及登录时从本机带过来的浏览历史。</li>
        <li>一篇文章读几次都算一篇，记在最近一次读它的时间上。</li>
        <li>只听不看、只在列表里扫过标题的，不在其中；已撤回的文章也不在其中。</li>
        <li>浏览历史一直保留到您删除为止：删掉的不再计入，注销账号时全部清除。</li>
        <li>画像每次打开时现算，只有您自己看得到。</li>
      </ul>
      <p className={styles.more}>
        <Link to="/my" search={{ list: 'history' }} preload="intent" className={styles.link}>
          查看和删除浏览历史
        </Link>
      </p>
    </section>
  );
}
