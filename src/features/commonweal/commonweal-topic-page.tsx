import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { countText } from '#lib/text/counts.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { chipLinkClass } from '#ui/control/chip.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Headline } from '#ui/card/headline.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { ActivityCard } from './shared/activity-card.tsx';
import { topicQuery } from './shared/commonweal-queries.ts';
import { hoursNumber } from './shared/commonweal-words.ts';
import { GroupRow } from './shared/group-row.tsx';
import { ShareButton } from './shared/commonweal-share-button.tsx';
import { ShowCard } from './shared/show-card.tsx';
import styles from './commonweal-topic-page.module.css';
import { CommonwealLinks } from './shared/commonweal-links.tsx';

/** 齐鲁公益: head of the programme, with the shows, groups and activities of one topic. Data is loaded by `loadTopic`. */
export function TopicPage({ topicId }: { readonly topicId: string | undefined }) {
  const { data: topic } = useSuspenseQuery(topicQuery(useGateway(), topicId));
  const { id, title, lead, cover, counts, topics, shows, groups, activities } = topic;
  const facts = [
    { name: '志愿者', value: countText(counts.volunteers), unit: '人' },
    { name: '公益团队', value: countText(counts.groups), unit: '个' },
    { name: '公益活动', value: countText(counts.activities), unit: '场' },
    { name: '服务时长', value: hoursNumber(counts.minutes), unit: '小时' },
  ];
  return (
    <>
      <PageBar
        title={<h1>齐鲁公益</h1>}
        end={<ShareButton title={title} summary={lead} picture={cover.url} path={`welTopic/${id}`} />}
      />
      <main className={styles.page}>
        <header>
          <Picture {...cover} ratio="16/9" sizes="min(100vw, 640px)" first square />
          <div className={styles.head}>
            <Headline level={2}>{title}</Headline>
            <p className={styles.lead}>{lead}</p>
          </div>
          <dl className={styles.facts}>
            {facts.map(({ name, value, unit }) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>
                  <b>{value}</b> {unit}
                </dd>
              </div>
            ))}
          </dl>
        </header>
        <nav aria-label="公益专题">
          <ul className={styles.topics}>
            {topics.map((one) => (
              <li key={one.id}>
                <Link
                  to="/v10/publicWelfare/welTopic/{-$id}"
                  params={{ id: one.id }}
                  preload="intent"
                  className={chipLinkClass}
                  {...(one.id === id && { 'aria-current': 'true' as const })}
                >
                  {one.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <CommonwealLinks />
        <section className={styles.part} aria-labelledby="activities-title">
          <SectionHead id="activities-title" title="正在招募">
            <Link to="/v10/publicWelfare/actDetails/$" params={{ _splat: '' }} className={styles.more}>
              全部活动
            </Link>
          </SectionHead>
          {activities.map((activity) => (
            <ActivityCard key={activity.id} activity={activity} />
          ))}
          {activities.length === 0 && <EmptyState text="这个专题暂时没有招募，看看别的活动吧" />}
        </section>
        <section className={styles.part} aria-labelledby="shows-title">
          <SectionHead id="shows-title" title="公益秀">
            <Link to="/v10/publicWelfare/weldetails/$" params={{ _splat: '' }} className={styles.more}>
              全部公益秀
            </Link>
          </SectionHead>
          {shows.map((show) => (
            <ShowCard key={show.id} show={show} />
          ))}
          {shows.length === 0 && <EmptyState text="这个专题还没有公益秀，活动结束后会写在这里" />}
        </section>
        <section className={styles.part} aria-labelledby="groups-title">
          <SectionHead id="groups-title" title="公益团队">
            <Link to="/v10/publicWelfare/orzHome/$" params={{ _splat: '' }} className={styles.more}>
              全部团队
            </Link>
          </SectionHead>
          {groups.map((group) => (
            <GroupRow key={group.id} group={group} />
          ))}
        </section>
        <p className={styles.join}>
          <Link
            to="/v10/publicWelfare/orgApplay/$"
            params={{ _splat: '' }}
            preload="intent"
            className={buttonClass('line')}
          >
            公益团队入驻
          </Link>
        </p>
      </main>
    </>
  );
}
