import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { longDay } from '#lib/time/dates.ts';
import { Badge } from '#ui/card/badge.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { linkClass } from '#ui/control/link.ts';
import { NewsCard } from '#ui/card/news-card.tsx';
import { plainTitle } from '#lib/story/plain-title.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { NewsLink } from '#widgets/news-link/news-link.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { ExpertRow } from '../shared/expert-row.tsx';
import { ThinkTankShare } from '../shared/think-tank-share.tsx';
import { ReportRow } from '../shared/report-row.tsx';
import { expertQuery, expertsQuery } from '../shared/think-tank-queries.ts';
import styles from './expert-page.module.css';

/** An expert, or all without an id. Data is loaded by `loadExpert`. */
export function ExpertPage({ id }: { readonly id: string | undefined }) {
  return id === undefined ? <AllExperts /> : <OneExpert id={id} />;
}

function AllExperts() {
  const { list } = useSuspenseQuery(expertsQuery(useGateway())).data;
  return (
    <>
      <PageBar
        title={<h1>专家</h1>}
        end={
          <ThinkTankShare
            title="齐鲁晚报智库专家"
            summary={`${list.length} 位专家的观点、报告和活动。`}
            path="/expert"
          />
        }
      />
      <main>
        <ul className={styles.all}>
          {list.map((expert) => (
            <li key={expert.id}>
              <ExpertRow expert={expert} />
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

function OneExpert({ id }: { readonly id: string }) {
  const expert = useSuspenseQuery(expertQuery(useGateway(), id)).data;
  const { name, title, field, portrait, isSample, titles, biography, views, reports, news, events } = expert;
  return (
    <>
      <PageBar
        title="专家"
        end={
          <ThinkTankShare
            title={`${name} · ${title}`}
            summary={biography}
            picture={portrait.url}
            path={`/expert/${id}`}
          />
        }
      />
      <main>
        <header className={styles.head}>
          <span className={styles.portrait}>
            <Picture
              url={portrait.url}
              alt={`${name}画像`}
              color={portrait.color}
              ratio="1/1"
              sizes="96px"
              first
            />
          </span>
          <div>
            <h1 className={styles.name}>
              {name}
              {isSample && <Badge>示例</Badge>}
            </h1>
            <p className={styles.quiet}>
              {title} · {field}
            </p>
          </div>
        </header>
        <section className={styles.block} aria-label="简介">
          <p>{biography}</p>
          <ul className={styles.titles}>
            {titles.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="views">
          <SectionHead id="views" title="观点" />
          {views.map((view) => (
            <article key={view.title} className={styles.view}>
              <h3>{view.title}</h3>
              <p>{view.text}</p>
              <p className={styles.quiet}>
                <time dateTime={view.date}>{longDay(view.date)}</time>{' '}
                {view.reportId !== undefined && (
                  <Link
                    to="/wisdom/{-$reportid}"
                    params={{ reportid: view.reportId }}
                    preload="intent"
                    className={linkClass}
                  >
                    见报告
                  </Link>
                )}
              </p>
            </article>
          ))}
        </section>
        {reports.length > 0 && (
          <section aria-labelledby="reports">
            <SectionHead id="reports" title="参与的报告" />
            {reports.map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </section>
        )}
        {news.length > 0 && (
          <section aria-labelledby="news">
            <SectionHead id="news" title="相关新闻" />
            {news.map((item) => (
              <NewsCard
                key={item.id}
                kind={item.covers.length === 0 ? 'text' : 'thumb'}
                title={plainTitle(item.title)}
                pictures={item.covers}
                meta={[item.source, <RelativeTime key="time" at={item.publishedAt} />]}
                renderLink={(parts) => <NewsLink target={item.link} kind={item.kind} {...parts} />}
              />
            ))}
          </section>
        )}
        {events.length > 0 && (
          <section aria-labelledby="events">
            <SectionHead id="events" title="活动" />
            <ul className={styles.block}>
              {events.map((event) => (
                <li key={`${event.date} ${event.title}`} className={styles.event}>
                  <time dateTime={event.date} className={styles.quiet}>
                    {longDay(event.date)}
                  </time>
                  <span>{event.title}</span>
                  <span className={styles.quiet}>{event.place}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  );
}
