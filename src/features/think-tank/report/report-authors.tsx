import { longDay } from '#lib/time/dates.ts';
import { Avatar } from '#ui/card/avatar.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import styles from './report-authors.module.css';
import type { Report } from './report-types.ts';

/** Method, corrections and authors of a report. */
export function ReportAuthors({ report }: { readonly report: Report }) {
  const { method, corrections, experts } = report;
  return (
    <>
      <section id="method" tabIndex={-1} className={styles.part} aria-labelledby="method-title">
        <SectionHead id="method-title" title="研究方法" />
        <p className={styles.text}>{method}</p>
      </section>
      {corrections.length > 0 && (
        <section aria-labelledby="corrections-title">
          <SectionHead id="corrections-title" title="更正" />
          <ul>
            {corrections.map(({ date, text }) => (
              <li key={`${date} ${text}`} className={styles.text}>
                <time dateTime={date}>{longDay(date)}</time>：{text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="authors-title">
        <SectionHead id="authors-title" title="作者" />
        <ul>
          {experts.map(({ id, name, title, field, portrait, isSample }) => (
            <li key={id}>
              <a className={styles.author} href={`/new/expert/${id}`}>
                <Avatar src={portrait.url} name={name} />
                <span>
                  <span className={styles.name}>
                    {name}
                    {isSample && <Badge>示例</Badge>}
                  </span>
                  <span className={styles.title}>
                    {title} · {field}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
