import { useState } from 'react';
import { landingPrice, landingPriceItems } from '#rules/auto-show/landing-price.ts';
import { longDay, shanghaiTime } from '#lib/time/dates.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useNow } from '#widgets/now/now-context.ts';
import type { AutoEnergy, AutoTrim } from '../shared/auto-types.ts';
import { isNewEnergy, yuan } from '../shared/auto-words.ts';
import styles from './landing-price.module.css';

interface LandingPriceProps {
  readonly energy: AutoEnergy;
  readonly trims: readonly AutoTrim[];
}

/** 落地价: what a trim costs with taxes, insurance and plate; each amount with its rule, source and date. */
export function LandingPrice({ energy, trims }: LandingPriceProps) {
  const [trimId, setTrimId] = useState(trims[0]?.id);
  const day = shanghaiTime(useNow()).slice(0, 10);
  const trim = trims.find(({ id }) => id === trimId);
  if (trim === undefined) return null;
  const { dealerPrice: price, displacementMl, seats } = trim;
  const car = { price, isNewEnergy: isNewEnergy(energy), displacementMl, seats };
  return (
    <section aria-labelledby="landing">
      <SectionHead id="landing" title="落地价估算" />
      <div className={styles.block}>
        <label className={styles.choice}>
          <span>车款</span>
          <select value={trimId} onChange={(event) => setTrimId(event.target.value)}>
            {trims.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <table className={styles.table}>
          <tbody>
            <tr>
              <th scope="row">
                裸车
                <span className={styles.rule}>经销商参考价</span>
              </th>
              <td>{yuan(price)}</td>
            </tr>
            {landingPriceItems(car, day).map(({ key, label, amount, value, source, asOf }) => (
              <tr key={key}>
                <th scope="row">
                  {label}
                  <span className={styles.rule}>
                    {value}（{source}，{longDay(asOf)}起）
                  </span>
                </th>
                <td>{yuan(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">合计</th>
              <td aria-live="polite">{yuan(landingPrice(car, day))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
