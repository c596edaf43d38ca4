import { SectionHead } from '#ui/card/section-head.tsx';
import { classNames } from '#ui/state/class-names.ts';
import type { Enterprise, IndexChart } from '../shared/think-tank-types.ts';
import { ChangeText } from '../shared/change-text.tsx';
import styles from './index-block.module.css';
import { ScoreCurve } from '../shared/score-curve.tsx';
import { SourceLine } from '../shared/source-line.tsx';
import type { BlockWeight } from './templates.ts';

interface IndexBlockProps {
  readonly index: Enterprise['index'];
  /** undefined if it failed to load */
  readonly chart: IndexChart | undefined;
  readonly weight: BlockWeight;
}

/** The index of an enterprise: score, rank, change, curve and weighted dimensions. */
export function IndexBlock({ index, chart, weight }: IndexBlockProps) {
  const { score, rank, of, change, period, dimensions, source, asOf } = index;
  return (
    <section aria-labelledby="index-title">
      <SectionHead id="index-title" title="智库指数" note={`${period} 期`} />
      <div className={styles.block}>
        <p className={classNames(styles.score, weight === 'lead' && styles.large)}>
          <strong className={styles.number}>{score}</strong> 分
          <span className={styles.place}>
            第 {rank} 名<span className={styles.of}> / {of}</span>
          </span>
          {change !== undefined && <ChangeText change={change} what="上期" />}
        </p>
        <p>
          <SourceLine source={source} asOf={asOf} />
        </p>
        {weight === 'brief' ? (
          <details>
            <summary className={styles.more}>走势和分项</summary>
            <Curve chart={chart} />
            <Dimensions dimensions={dimensions} />
          </details>
        ) : (
          <>
            <Curve chart={chart} />
            <Dimensions dimensions={dimensions} />
          </>
        )}
      </div>
    </section>
  );
}

function Curve({ chart }: Pick<IndexBlockProps, 'chart'>) {
  if (chart === undefined) return <p className={styles.missing}>走势暂时没有加载出来，刷新后再看</p>;
  return (
    <div className={styles.curve}>
      <ScoreCurve chart={chart} />
    </div>
  );
}

function Dimensions({ dimensions }: Pick<Enterprise['index'], 'dimensions'>) {
  return (
    <table className={styles.dimensions}>
      <caption className={styles.caption}>分项得分和权重</caption>
      <thead>
        <tr>
          <th scope="col">分项</th>
          <th scope="col">权重</th>
          <th scope="col">得分</th>
        </tr>
      </thead>
      <tbody>
        {dimensions.map(({ key, label, weight, score }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={score} height="1" />
              </svg>
            </th>
            <td>{weight}%</td>
            <td>{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
