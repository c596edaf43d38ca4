import { SectionHead } from '#ui/card/section-head.tsx';
import type { LossKind } from './loss-types.ts';
import { limitsOfProof, officeAdvice } from './loss-words.ts';
import styles from './proof-limits.module.css';

/** What a proof does not show, and which papers need no notice in a newspaper. @param kind undefined for all kinds */
export function ProofLimits({ kind }: { readonly kind: LossKind | undefined }) {
  const advice = kind === undefined ? Object.values(officeAdvice) : [officeAdvice[kind]];
  return (
    <section aria-labelledby="limits-title">
      <SectionHead id="limits-title" title="证明不了的，和不必登报的" />
      <div className={styles.words}>
        <p>{limitsOfProof}</p>
        <ul className={styles.offices}>
          {advice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
