import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import styles from './application-form.module.css';
import { ActivityForm } from './activity-form.tsx';
import { AuditNote } from '../shared/audit-note.tsx';
import type { Identity } from '../shared/commonweal-types.ts';
import { StartSteps } from './start-steps.tsx';
import { useStartActivity } from './use-start-activity.ts';

/** 发起活动, for readers with an approved group. @param identity null for a visitor */
export function StartActivity({ identity }: { readonly identity: Identity | null }) {
  if (identity === null)
    return (
      <>
        <EmptyState text="公益团队登录后可以发起活动">
          <Link
            to="/login/loginCommon"
            search={{ returnTo: '/v10/publicWelfare/startCamp' }}
            preload="intent"
            className={buttonClass('brand')}
          >
            登录
          </Link>
        </EmptyState>
        <StartSteps />
      </>
    );
  const { group, groupId } = identity;
  if (group.status === 'approved' && groupId !== undefined) return <OwnGroup groupId={groupId} />;
  return (
    <>
      {group.status !== 'none' && (
        <div className={styles.page}>
          <AuditNote audit={group} what="团队申请" />
        </div>
      )}
      <EmptyState
        text={group.status === 'none' ? '入驻的公益团队才能发起活动' : '团队通过审核后就能发起活动'}
      >
        <Link
          to="/v10/publicWelfare/orgApplay/$"
          params={{ _splat: '' }}
          preload="intent"
          className={buttonClass('brand')}
        >
          {group.status === 'none' ? '申请入驻' : '查看团队申请'}
        </Link>
      </EmptyState>
      <StartSteps />
    </>
  );
}

function OwnGroup({ groupId }: { readonly groupId: string }) {
  const activity = useStartActivity();
  if (activity.isForm) return <ActivityForm activity={activity} />;
  return (
    <div className={styles.page}>
      <AuditNote audit={activity.audit} what="活动" />
      <p className={styles.acts}>
        <Link
          to="/v10/publicWelfare/orzHome/$"
          params={{ _splat: groupId }}
          preload="intent"
          className={buttonClass('brand')}
        >
          看团队的活动
        </Link>
        <Button onClick={activity.startAnother}>再发起一个</Button>
      </p>
    </div>
  );
}
