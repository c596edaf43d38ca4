import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { cityOf } from '#lib/search/cities.ts';
import { percentsOfWhole } from '#lib/text/percents.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { ShareTable } from '#ui/chart/share-table.tsx';
import { ChartSkeleton } from '#ui/chart/chart-skeleton.tsx';
import { PortraitCounting } from './portrait-counting.tsx';
import { PortraitPoster } from './portrait-poster.tsx';
import styles from './portrait-page.module.css';
import {
  badges,
  hourBars,
  hourSentence,
  mostReadCity,
  weekBars,
  weekSentence,
  type Portrait,
  type TimeBar,
} from './portrait-words.ts';

const Chart = lazy(async () => ({ default: (await import('#ui/chart/chart.tsx')).Chart }));

interface PortraitViewProps {
  /** with at least one reading */
  readonly portrait: Portrait;
}

/** A year's portrait in sections. */
export function PortraitView({ portrait }: PortraitViewProps) {
  const { year, reads, days, streak, badge, sections, cities, topics } = portrait;
  const city = mostReadCity(portrait);
  return (
    <>
      <PortraitYears portrait={portrait} />
      <section className={styles.hero} aria-labelledby="year-title">
        <h2 id="year-title" className={styles.lead}>
          {year} 年，您读了
          <strong className={styles.total}>{reads}</strong>篇文章
        </h2>
        <dl className={styles.facts}>
          <Fact name="读报" value={days} unit="天" />
          {streak !== undefined && <Fact name="最长连续" value={streak.days} unit="天" />}
          <Fact name="看过" value={sections.length} unit="个频道" />
        </dl>
        {streak !== undefined && streak.days > 1 && (
          <p className={styles.note}>
            最长的一次从 {dayText(streak.from)}到 {dayText(streak.to)}，一天没落下。
          </p>
        )}
      </section>
      {badge !== undefined && (
        <section className={styles.badge} aria-labelledby="badge-title">
          <h2 id="badge-title" className={styles.badgeName}>
            {badges[badge].name}
          </h2>
          <p className={styles.note}>{badges[badge].why}</p>
          <PortraitPoster portrait={portrait} />
        </section>
      )}
      <section className={styles.part} aria-labelledby="weeks-title">
        <SectionHead id="weeks-title" title="一周一周读下来" />
        <div className={styles.chart}>
          <p className={styles.sentence}>{weekSentence(portrait)}</p>
          <CountChart bars={weekBars(portrait)} label={weekSentence(portrait)} />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="hours-title">
        <SectionHead id="hours-title" title="一天里什么时候读" />
        <div className={styles.chart}>
          <p className={styles.sentence}>{hourSentence(portrait)}</p>
          <CountChart bars={hourBars(portrait)} label={hourSentence(portrait)} />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="sections-title">
        <SectionHead id="sections-title" title="爱看的频道" />
        <div className={styles.chart}>
          <ShareTable
            what="频道"
            rows={sections.map(({ id, name, reads: count }) => ({ id, name, value: count }))}
            shares={percentsOfWhole(sections.map((section) => section.reads))}
          />
        </div>
      </section>
      {city !== undefined && (
        <section className={styles.part} aria-labelledby="cities-title">
          <SectionHead id="cities-title" title="牵挂的城市" />
          <div className={styles.chart}>
            <p className={styles.sentence}>
              读得最多的是{city.name}，{city.reads} 篇
            </p>
            <ShareTable
              what="城市"
              rows={cities.map(({ cityId, reads: count }) => ({
                id: cityId,
                name: cityOf(cityId)?.name ?? cityId,
                value: count,
              }))}
              shares={percentsOfWhole(cities.map((one) => one.reads))}
            />
          </div>
        </section>
      )}
      {topics.length > 0 && (
        <section className={styles.part} aria-labelledby="topics-title">
          <SectionHead id="topics-title" title="常读的话题" />
          <ul className={styles.topics}>
            {topics.map(({ label, reads: count }) => (
              <li key={label} className={styles.topic}>
                {label} <span className={styles.count}>{count} 篇</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PortraitCounting />
    </>
  );
}

/** bars with readings from which a chart says more than the sentence above it */
const fewestBars = 3;

/** A chart of readings; nothing if there are too few to see a course. */
function CountChart({ bars, label }: { readonly bars: readonly TimeBar[]; readonly label: string }) {
  if (bars.filter(({ value }) => value > 0).length < fewestBars) return null;
  return (
    <Suspense fallback={<ChartSkeleton />}>
      <Chart
        kind="bar"
        points={bars.map(({ when }) => when)}
        series={[{ name: '篇数', values: bars.map(({ value }) => value) }]}
        label={label}
      />
    </Suspense>
  );
}

/** Links to other years with readings. */
export function PortraitYears({ portrait: { year, years } }: PortraitViewProps) {
  const others = years.filter((one) => one !== year);
  if (others.length === 0) return null;
  return (
    <nav className={styles.years} aria-label="其他年份">
      {others.map((other) => (
        <Link key={other} to="/retrato/$" params={{ _splat: other }} preload="intent" className={styles.link}>
          看 {other} 年
        </Link>
      ))}
    </nav>
  );
}

function Fact({
  name,
  value,
  unit,
}: {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd>
        <span className={styles.factValue}>{value}</span> {unit}
      </dd>
    </div>
  );
}

/** @param day `YYYY-MM-DD` */
const dayText = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
