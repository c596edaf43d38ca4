import { Link } from '@tanstack/react-router';
import { SectionHead } from '#ui/card/section-head.tsx';
import styles from './media-services.module.css';

const services = [
  { to: '/techSupport/copyright', name: '版权监测', what: '看一段文字照搬了本报哪篇稿件' },
  { to: '/techSupport/edit', name: '智能校对', what: '标出错字、标点和数字毛病，一点就改' },
  { to: '/techSupport/track', name: '传播追踪', what: '看一篇报道何时被读、在哪里被分享' },
  { to: '/techSupport/usercollect', name: '用户采集', what: '做一张表单，收报名和问卷' },
  { to: '/techSupport/com/experience', name: '申请试用', what: '留下联系方式，编辑部为您开通' },
] as const;

/** Links to the newspaper's tools for other newsrooms. */
export function MediaServices() {
  return (
    <nav aria-labelledby="media-services">
      <SectionHead id="media-services" title="媒体服务" />
      <ul className={styles.list}>
        {services.map(({ to, name, what }) => (
          <li key={to}>
            <Link to={to} preload="intent" className={styles.service}>
              <span className={styles.name}>{name}</span>
              <span className={styles.what}>{what}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/down/$" params={{ _splat: '' }} preload="intent" className={styles.service}>
            <span className={styles.name}>下载客户端</span>
            <span className={styles.what}>按您的手机系统选择，也可以邀请好友</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
