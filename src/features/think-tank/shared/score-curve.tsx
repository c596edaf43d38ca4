import { memo } from 'react';
import type { ChartProps } from '#ui/chart/chart.tsx';
import { deferHydration } from '#widgets/deferred-hydration/deferred-hydration.tsx';
import { SourceLine } from './source-line.tsx';
import type { IndexChart } from './think-tank-types.ts';

/** The chart works without scripts: its code is loaded when the reader interacts with the page. */
const ScoreChart = deferHydration<ChartProps>({
  load: async () => (await import('#ui/chart/chart.tsx')).Chart,
});

const scoreText = (value: number): string => String(Math.round(value * 10) / 10);

/** The index by period with its source. Memoized, so that the deferred chart keeps its props. */
export const ScoreCurve = memo(function ScoreCurve({ chart }: { readonly chart: IndexChart }) {
  const { periods, series, sentence, source, asOf } = chart;
  return (
    <>
      <ScoreChart
        kind="line"
        base="fit"
        points={periods}
        pointTitle="期"
        series={series}
        label={sentence}
        format={scoreText}
      />
      <SourceLine source={source} asOf={asOf} />
    </>
  );
});
