import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/control/button.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { AuditNote, LockNote } from '../shared/audit-note.tsx';
import type { VolunteerHome } from '../shared/commonweal-types.ts';
import { cityNameOf, hoursNumber, skillName } from '../shared/commonweal-words.ts';
import { Figures } from '../shared/figures.tsx';
import { HonourList } from '../shared/honour-list.tsx';
import { Stars } from '../shared/stars.tsx';
import { VolunteerActivities } from './volunteer-activities.tsx';
import styles from './volunteer-view.module.css';

/** Hours, level, honours and activities of a volunteer; on the own page also the status of the application. */
export function VolunteerView({ home }: { readonly home: VolunteerHome }) {
  const { volunteer, own, audit, lock, since, skills = [], honours, counts } = home;
  const { id, name, cityId, level, minutes } = volunteer;
  const isApproved = audit.status === 'approved';
  const figures = [
    { of: '服务时长', value: hoursNumber(minutes), unit: '小时' },
    { of: '参加活动', value: String(counts.attended), unit: '场' },
    ...(own ? [{ of: '待参加', value: String(counts.registered), unit: '场' }] : []),
  ];
  return (
    <>
      <PageBar title={<h1>{own ? '我的公益' : '志愿者'}</h1>} />
      <main className={styles.page}>
        <header className={styles.head}>
          <div className={styles.who}>
            <p className={styles.name}>{name}</p>
            <Stars level={level} />
          </div>
          <p className={styles.note}>
            {cityNameOf(cityId)}
            {isApproved && ` · ${since.slice(0, 4)} 年登记`}
            {skills.length > 0 && ` · 会${skills.map(skillName).join('、')}`}
          </p>
          <Figures figures={figures} isLarge />
          {own && !isApproved && <AuditNote audit={audit} what="志愿者申请" />}
          {own && <LockNote lock={lock} />}
          {own && (
            <p className={styles.acts}>
              <Link
                to="/v10/publicWelfare/volApplay/$"
                params={{ _splat: '' }}
                preload="intent"
                className={buttonClass('line')}
              >
                {isApproved ? '修改资料' : '查看申请'}
              </Link>
              <Link
                to="/v10/publicWelfare/actDetails/$"
                params={{ _splat: '' }}
                preload="intent"
                className={buttonClass('brand')}
              >
                去报名活动
              </Link>
            </p>
          )}
        </header>
        {honours.length > 0 && <HonourList subject="volunteer" id={id} honours={honours} />}
        <VolunteerActivities volunteerId={own ? undefined : id} own={own} />
      </main>
    </>
  );
}
