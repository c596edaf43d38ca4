import { SectionHead } from '#ui/card/section-head.tsx';
import { classNames } from '#ui/state/class-names.ts';
import type { Enterprise } from '../shared/think-tank-types.ts';
import styles from './facts-block.module.css';
import { SourceLine } from '../shared/source-line.tsx';
import type { BlockWeight } from './templates.ts';

interface FactsBlockProps {
  readonly facts: Enterprise['facts'];
  readonly weight: BlockWeight;
}

/** Facts shown before the rest is folded in a brief block. */
const shownInBrief = 4;

/** Facts of an enterprise, each with its source and date. */
export function FactsBlock({ facts, weight }: FactsBlockProps) {
  const rest = weight === 'brief' ? facts.slice(shownInBrief) : [];
  return (
    <section aria-labelledby="facts-title">
      <SectionHead id="facts-title" title="基本数据" note={`${facts.length} 项`} />
      <div className={styles.block}>
        <Facts facts={facts.slice(0, facts.length - rest.length)} weight={weight} />
        {rest.length > 0 && (
          <details>
            <summary className={styles.more}>另外 {rest.length} 项</summary>
            <Facts facts={rest} weight={weight} />
          </details>
        )}
      </div>
    </section>
  );
}

function Facts({ facts, weight }: FactsBlockProps) {
  return (
    <dl className={classNames(styles.facts, weight === 'lead' && styles.large)}>
      {facts.map(({ key, label, value, unit = '', source, asOf }) => (
        <div key={key} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value}
            {unit !== '' && <span className={styles.unit}> {unit}</span>}
          </dd>
          <dd>
            <SourceLine source={source} asOf={asOf} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
