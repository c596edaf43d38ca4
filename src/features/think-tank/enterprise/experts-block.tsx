import { Avatar } from '#ui/card/avatar.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import type { Enterprise } from '../shared/think-tank-types.ts';
import styles from './experts-block.module.css';
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
        {experts.map(({ id, name, title, field, portrait, isSample }) => (
          <li key={id}>
            <span className={styles.expert}>
              <Avatar src={portrait.url} name={name} />
              <span className={styles.words}>
                <span className={styles.name}>
                  {name}
                  {isSample && <Badge>示例</Badge>}
                </span>
                {weight !== 'brief' && (
                  <span className={styles.title}>
                    {title} · {field}
                  </span>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
