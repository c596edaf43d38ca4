import { memo } from 'react';
import { DeferredChart } from '#widgets/deferred-hydration/deferred-chart.tsx';
import { SourceLine } from './source-line.tsx';
import type { IndexChart } from './think-tank-types.ts';

const scoreText = (value: number): string => String(Math.round(value * 10) / 10);

/** The index by period with its source. Memoized, so that the deferred chart keeps its props. */
export const ScoreCurve = memo(function ScoreCurve({ chart }: { readonly chart: IndexChart }) {
  const { periods, series, sentence, source, asOf } = chart;
  return (
    <>
      <DeferredChart
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
