import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { countText } from '#lib/text/counts.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { FoldedText } from '#ui/content/folded-text.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { AuditNote } from '../shared/audit-note.tsx';
import { groupHomeQuery, pollIntervalMs } from '../shared/commonweal-queries.ts';
import { cityNameOf, hoursNumber } from '../shared/commonweal-words.ts';
import { Figures } from '../shared/figures.tsx';
import { GroupLists } from './group-lists.tsx';
import styles from './group-page.module.css';
import { HonourList } from '../shared/honour-list.tsx';
import { ShareButton } from '../shared/commonweal-share-button.tsx';

/** A group: members, hours, activities, shows and news. Data is loaded by `loadGroup`. */
export function GroupPage({ groupId }: { readonly groupId: string }) {
  const { data } = useSuspenseQuery({
    ...groupHomeQuery(useGateway(), groupId),
    refetchInterval: ({ state }) => (state.data?.audit.status === 'pending' ? pollIntervalMs : false),
    refetchOnWindowFocus: 'always',
  });
  const { group, audit, own, since, honours } = data;
  const { name, logo, cityId, introduction, members, activities, minutes } = group;
  const isApproved = audit.status === 'approved';
  const figures = [
    { of: '志愿者', value: countText(members), unit: '人' },
    { of: '活动', value: countText(activities), unit: '场' },
    { of: '服务时长', value: hoursNumber(minutes), unit: '小时' },
  ];
  return (
    <>
      <PageBar
        title="公益团队"
        end={
          isApproved && (
            <ShareButton
              title={name}
              summary={introduction.slice(0, 60)}
              picture={logo.url}
              path={`orzHome/${groupId}`}
            />
          )
        }
      />
      <main className={styles.page}>
        <header className={styles.head}>
          <div className={styles.who}>
            <span className={styles.logo}>
              <Picture {...logo} alt="" ratio="1/1" sizes="64px" first />
            </span>
            <div>
              <h1 className={styles.name}>{name}</h1>
              <p className={styles.note}>
                {cityNameOf(cityId)}
                {isApproved && ` · ${since.slice(0, 4)} 年入驻`}
              </p>
            </div>
          </div>
          <Figures figures={figures} />
          <FoldedText text={introduction} positionKey={`group ${groupId}`} />
          {own && !isApproved && <AuditNote audit={audit} what="团队申请" />}
          {own && (
            <p className={styles.acts}>
              <Link
                to="/v10/publicWelfare/orgApplay/$"
                params={{ _splat: '' }}
                preload="intent"
                className={buttonClass('line')}
              >
                {isApproved ? '修改资料' : '查看申请'}
              </Link>
              {isApproved && (
                <Link
                  to="/v10/publicWelfare/startCamp/$"
                  params={{ _splat: '' }}
                  preload="intent"
                  className={buttonClass('brand')}
                >
                  发起活动
                </Link>
              )}
            </p>
          )}
        </header>
        {honours.length > 0 && <HonourList subject="group" id={groupId} honours={honours} />}
        {isApproved && <GroupLists groupId={groupId} own={own} />}
      </main>
    </>
  );
}
