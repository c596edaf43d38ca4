import { Link } from '@tanstack/react-router';
import { SectionHead } from '#ui/card/section-head.tsx';
import { chipLinkClass } from '#ui/control/chip.ts';
import type { Enterprise } from '../shared/think-tank-types.ts';
import styles from './correction-block.module.css';

/** Fields of the page that a reader can report as wrong, with what the page shows. */
function correctableFields({
  name,
  address,
  phone,
  founded,
  creditCode,
  facts,
  tables,
  index,
}: Enterprise): readonly (readonly [label: string, shown: string])[] {
  return [
    ...facts.map(({ label, value, unit = '' }) => [label, `${value}${unit}`] as const),
    ...tables.map(({ title }) => [title, ''] as const),
    ['名称', name],
    ['地址', address],
    ['电话', phone ?? ''],
    ['营业时间', ''],
    ['成立日期', founded],
    ['统一社会信用代码', creditCode],
    ['智库指数', `${index.score} 分`],
  ];
}

/** 指出错误: choosing a field leads to the tip form, which then names it. */
export function CorrectionBlock({ enterprise }: { readonly enterprise: Enterprise }) {
  return (
    <section aria-labelledby="correction-title">
      <SectionHead id="correction-title" title="指出错误" />
      <details className={styles.block}>
        <summary className={styles.open}>哪一项不对？选一下，告诉编辑部</summary>
        <ul className={styles.fields}>
          {correctableFields(enterprise).map(([label, shown]) => (
            <li key={label}>
              <Link
                to="/report/$"
                params={{ _splat: '' }}
                search={{ about: `${enterprise.name}（${enterprise.id}）`, field: label, shown }}
                preload="intent"
                className={chipLinkClass}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
