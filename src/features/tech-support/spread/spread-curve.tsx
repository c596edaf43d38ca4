import { useState } from 'react';
import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { Chart } from '#ui/chart/chart.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { useNow } from '#widgets/now/now-context.ts';
import { seriesOf, type Measure, type Span } from './spread-series.ts';
import styles from './spread-view.module.css';

export type SpreadCurveProps = Pick<OperationData<'getStorySpread'>, 'hours'>;

const measures = [
  { id: 'reads', label: '阅读' },
  { id: 'shares', label: '分享' },
] as const;

const spans = [
  { id: 'day', label: '近 24 小时' },
  { id: 'week', label: '近 7 天' },
] as const;

/** Reads or shares over time, by tabs. */
export function SpreadCurve({ hours }: SpreadCurveProps) {
  const now = useNow();
  const [measure, setMeasure] = useState<Measure>('reads');
  const [span, setSpan] = useState<Span>('day');
  const bars = seriesOf(hours, measure, span, now);
  const sum = bars.reduce((total, { value }) => total + value, 0);
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), { when: '', value: 0 });
  const what = measure === 'reads' ? '阅读' : '分享';
  const when = span === 'day' ? '近 24 小时' : '近 7 天';
  const sentence =
    sum === 0 ? `${when}没有${what}` : `${when}共 ${sum} 次${what}，最多的是${most.when}，${most.value} 次`;
  return (
    <section aria-label={`${what}走势`}>
      <div className={styles.choices}>
        <Tabs items={measures} activeId={measure} onChange={setMeasure} label="看什么" panelId="curve" />
        <Tabs items={spans} activeId={span} onChange={setSpan} label="看多久" panelId="curve" />
      </div>
      <div id="curve" role="tabpanel" aria-label={`${when}${what}`}>
        <p className={styles.sentence}>{sentence}</p>
        <Chart
          kind="bar"
          points={bars.map(({ when: point }) => point)}
          series={[{ name: what, values: bars.map(({ value }) => value) }]}
          label={sentence}
        />
      </div>
    </section>
  );
}
