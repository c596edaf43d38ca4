import { useRouteContext } from '@tanstack/react-router';
import { memo } from 'react';
import { saveFile } from '#platform/media/save-file.ts';
import { Button } from '#ui/control/button.tsx';
import { DeferredChart } from '#widgets/deferred-hydration/deferred-chart.tsx';
import { useAction } from '#widgets/notice/use-action.ts';
import { SourceLine } from '../shared/source-line.tsx';
import type { ReportChart } from '../shared/think-tank-types.ts';
import styles from './report-figure.module.css';

/** A chart with its title, sentence, table, source and download. */
export function ReportFigure({ chart }: { readonly chart: ReportChart }) {
  const { id, title, unit, sentence, source, asOf } = chart;
  return (
    <section className={styles.figure} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.title}>
        {title}
        {unit !== undefined && <span className={styles.unit}>单位：{unit}</span>}
      </h3>
      <Drawing chart={chart} />
      <p className={styles.sentence}>{sentence}</p>
      <SourceLine source={source} asOf={asOf} />
      <DownloadButton chart={chart} />
    </section>
  );
}

/** Memoized, so that the deferred chart keeps its props. */
const Drawing = memo(function Drawing({ chart }: { readonly chart: ReportChart }) {
  const { kind, points, pointTitle, series, sentence } = chart;
  return (
    <DeferredChart
      kind={kind}
      base="fit"
      points={points}
      pointTitle={pointTitle}
      series={series}
      label={sentence}
    />
  );
});

/** WebViews have no downloads. */
function DownloadButton({ chart }: { readonly chart: ReportChart }) {
  const act = useAction();
  const shell = useRouteContext({ from: '__root__', select: ({ visit }) => visit.shell });
  if (shell !== 'browser') return null;
  return (
    <div className={styles.download} data-screen>
      <Button
        variant="quiet"
        aria-label={`下载表格：${chart.title}`}
        onClick={() =>
          act(async () => {
            const { chartCsv } = await import('./chart-csv.ts');
            saveFile(`${chart.title}.csv`, chartCsv(chart), 'text/csv;charset=utf-8');
          })
        }
      >
        下载表格（CSV）
      </Button>
    </div>
  );
}
