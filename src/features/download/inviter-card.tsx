import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { Avatar } from '#ui/card/avatar.tsx';
import styles from './inviter-card.module.css';

export type Inviter = OperationData<'getInviter'>;

/** The reader who shared the page. */
export function InviterCard({ inviter: { name, headImg } }: { readonly inviter: Inviter }) {
  return (
    <div className={styles.card}>
      <Avatar src={headImg} name={name} />
      <p>
        <strong className={styles.name}>{name}</strong> 邀请您下载客户端，一起看家乡的新闻
      </p>
    </div>
  );
}
