import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { cityOf } from '#lib/search/cities.ts';
import { isSectorName } from '#rules/think-tank/sector.ts';
import { Chart } from '#ui/chart/chart.tsx';
import { linkClass } from '#ui/control/link.ts';
import { ChangeText } from '../shared/change-text.tsx';
import type { RankRow as Row } from '../shared/think-tank-types.ts';
import styles from './rank-row.module.css';

interface RankRowProps {
  readonly row: Row;
  /** of its values, oldest first */
  readonly periods: readonly string[];
}

/** A row of a ranking; it opens to why it moved and to the curve, which is drawn then: of sixty rows few are opened. */
export function RankRow({ row, periods }: RankRowProps) {
  const { rank, name, enterpriseId, sector, cityId, score, change, values, reason } = row;
  const shownPeriods = periods.slice(-values.length);
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    // before hydration
    if (details.current?.open === true) setWasOpened(true);
  }, []);
  const curve = (
    <Chart
      kind="line"
      base="fit"
      points={shownPeriods}
      pointTitle="期"
      series={[{ name, values }]}
      label={`${name}各期得分：${shownPeriods.map((period, at) => `${period} ${values[at]}`).join('，')}。`}
    />
  );
  return (
    <details ref={details} className={styles.row} onToggle={() => setWasOpened(true)}>
      <summary className={styles.summary}>
        <span className={styles.rank}>{rank}</span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.meta}>
            {cityOf(cityId)?.name} <ChangeText change={change} what="上期" unit="名" />
          </span>
        </span>
        <Sparkline values={values} />
        <span className={styles.score}>{score}</span>
      </summary>
      <div className={styles.more}>
        <p>{reason}</p>
        {values.length > 1 && (wasOpened ? curve : <noscript>{curve}</noscript>)}
        {enterpriseId !== undefined && sector !== undefined && isSectorName(sector) && (
          <Link
            to="/ThinkFile/$sector/$"
            params={{ sector, _splat: enterpriseId }}
            preload="intent"
            className={linkClass}
          >
            看{name}的档案
          </Link>
        )}
      </div>
    </details>
  );
}

/** The shape of the curve; the numbers are in the opened row. */
function Sparkline({ values }: { readonly values: readonly number[] }) {
  if (values.length < 2) return <span className={styles.spark} />;
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const points = values
    .map((value, at) => `${(at / (values.length - 1)) * 40},${14 - ((value - low) / range) * 12}`)
    .join(' ');
  return (
    <svg className={styles.spark} viewBox="0 0 40 16" aria-hidden="true">
      <polyline points={points} />
    </svg>
  );
}
