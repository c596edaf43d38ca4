import { SectionHead } from '#ui/card/section-head.tsx';
import { ExpertRow } from '../shared/expert-row.tsx';
import type { Enterprise } from '../shared/think-tank-types.ts';
import type { BlockWeight } from './templates.ts';

interface ExpertsBlockProps extends Pick<Enterprise, 'experts'> {
  readonly weight: BlockWeight;
}

/** Experts of an enterprise's field; brief ones without their titles. */
export function ExpertsBlock({ experts, weight }: ExpertsBlockProps) {
  if (experts.length === 0) return null;
  return (
    <section aria-labelledby="experts-title">
      <SectionHead id="experts-title" title="相关专家" />
      <ul>
        {experts.map((expert) => (
          <li key={expert.id}>
            <ExpertRow expert={expert} hasTitle={weight !== 'brief'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
