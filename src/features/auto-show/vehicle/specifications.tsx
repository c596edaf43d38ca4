import { useId, useState } from 'react';
import { differs } from '#rules/auto-show/specification-keys.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { Switch } from '#ui/control/switch.tsx';
import type { AutoSeriesDetails, AutoTrim } from '../shared/auto-types.ts';
import styles from './specifications.module.css';

interface SpecificationsProps {
  readonly trims: readonly AutoTrim[];
  readonly groups: AutoSeriesDetails['specifications'];
}

/** trims beside each other at most */
const mostCompared = 4;

/** least width of a column */
const columnEm = 6;

/** The specifications of up to four trims beside each other, all or only those that differ. */
export function Specifications({ trims, groups }: SpecificationsProps) {
  const labelId = useId();
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>(() => trims.slice(0, 2).map(({ id }) => id));
  const places = trims.flatMap(({ id }, place) => (chosen.includes(id) ? [place] : []));
  const shownGroups = groups
    .map(({ group, rows }) => ({
      group,
      rows: rows
        // a petrol car has no battery to describe
        .filter(({ values }) => values.some((value) => value !== ''))
        .map((row) => ({ ...row, values: places.map((place) => row.values[place] || '—') }))
        .filter(({ values }) => !isOnlyDifferent || differs(values)),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <section aria-labelledby="specifications">
      <SectionHead id="specifications" title="参数配置" />
      <fieldset className={styles.trims}>
        <legend>对比的车款（最多 {mostCompared} 款）</legend>
        {trims.map(({ id, name }) => {
          const isChosen = chosen.includes(id);
          return (
            <label key={id} className={styles.trim}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isChosen ? chosen.length === 1 : chosen.length === mostCompared}
                onChange={() => setChosen(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
              {name}
            </label>
          );
        })}
      </fieldset>
      <div className={styles.only}>
        <span id={labelId}>只看不同</span>
        <Switch labelId={labelId} on={isOnlyDifferent} onChange={setOnlyDifferent} />
      </div>
      {shownGroups.length === 0 && <p className={styles.same}>这几款的参数都一样。</p>}
      {shownGroups.map(({ group, rows }) => (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll the table sideways
        <div key={group} className={styles.scroll} role="group" aria-label={group} tabIndex={0}>
          <table className={styles.table} style={{ minWidth: `${columnEm * (places.length + 1)}em` }}>
            <caption className={styles.group}>{group}</caption>
            <thead>
              <tr>
                <th scope="col">参数</th>
                {places.map((place) => (
                  <th key={place} scope="col">
                    {trims[place]?.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, label, unit, values }) => (
                <tr key={key} data-different={differs(values) || undefined}>
                  <th scope="row">
                    {label}
                    {unit !== undefined && <span className={styles.unit}>（{unit}）</span>}
                  </th>
                  {values.map((value, at) => (
                    <td key={places[at]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </section>
  );
}
