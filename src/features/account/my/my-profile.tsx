import { Link } from '@tanstack/react-router';
import { Avatar } from '#ui/card/avatar.tsx';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { SkeletonAvatar, SkeletonLine } from '#ui/state/skeleton.tsx';
import styles from './my-profile.module.css';
import { useReader } from '../shared/use-reader.ts';

/** The reader's profile; for visitors, the advantages of signing in. */
export function MyProfile() {
  const reader = useReader();
  switch (reader.kind) {
    case 'loading':
      return (
        <section className={styles.who} aria-label="读者" aria-busy="true">
          <SkeletonAvatar />
          <div className={styles.words}>
            <p className={styles.name}>
              <SkeletonLine width={0.4} />
            </p>
            <p className={styles.phone}>
              <SkeletonLine width={0.6} />
            </p>
          </div>
        </section>
      );
    case 'failed':
      return (
        <section className={styles.who} aria-label="读者" role="alert">
          <p className={styles.words}>没能加载您的资料，请检查网络</p>
          <Button onClick={reader.onRetry}>重试</Button>
        </section>
      );
    case 'visitor':
      return (
        <section className={styles.who} aria-label="读者">
          <Avatar src="" name="读" />
          <div className={styles.words}>
            <p className={styles.name}>还没有登录</p>
            <p className={styles.phone}>登录后，收藏和历史跟着您换设备</p>
          </div>
          <Link
            to="/login/loginCommon"
            search={{ returnTo: '/my' }}
            preload="intent"
            className={buttonClass('brand')}
          >
            登录
          </Link>
        </section>
      );
    case 'reader': {
      const { name, headImg, phone, userDes } = reader.user;
      return (
        <section className={styles.who} aria-label="读者">
          <Avatar src={headImg} name={name} />
          <div className={styles.words}>
            <p className={styles.name}>{name}</p>
            <p className={styles.phone}>{phone ?? '没有绑定手机号'}</p>
            {userDes !== '' && <p className={styles.phone}>{userDes}</p>}
          </div>
        </section>
      );
    }
  }
}
