import { useState } from 'react';
import type { TipDraft, TipFaults } from '#rules/tips/tip-form.ts';
import { nearestCity } from '#lib/search/nearest-city.ts';
import { requestPosition } from '#platform/lifecycle/device-position.ts';
import { Button } from '#ui/control/button.tsx';
import { Field } from '#ui/control/field.tsx';
import { CityField } from '#widgets/city/city-field.tsx';
import { useNotice } from '#widgets/notice/notice-context.ts';
import styles from './place-field.module.css';

interface PlaceFieldProps {
  readonly draft: TipDraft;
  readonly faults: TipFaults;
  readonly isBusy: boolean;
  readonly onChange: (fields: Partial<TipDraft>) => void;
}

const whyNot = {
  refused: '没有允许使用位置，可以在上面选城市、写地点',
  unknown: '没能得到位置，可以在上面选城市、写地点',
} as const;

/** Place of a tip: city, description and, if the reader agrees, the device's position. */
export function PlaceField({ draft, faults, isBusy, onChange }: PlaceFieldProps) {
  const { cityId, place, position } = draft;
  const notice = useNotice();
  const [isAsking, setAsking] = useState(false);

  async function locate() {
    setAsking(true);
    const found = await requestPosition();
    setAsking(false);
    if (typeof found === 'string') return notice.toast(whyNot[found]);
    const { latitude, longitude } = found;
    const city = cityId || (nearestCity(latitude, longitude) ?? '');
    onChange({ position: { latitude: rounded(latitude), longitude: rounded(longitude) }, cityId: city });
  }

  return (
    <div className={styles.place}>
      <CityField
        label="城市（选填）"
        value={cityId}
        fault={faults.cityId}
        isBusy={isBusy}
        onChange={(city) => onChange({ cityId: city })}
      />
      <Field
        label="地点（选填，会公开）"
        name="place"
        value={place}
        readOnly={isBusy}
        placeholder="比如：经十路东口，写到您愿意公开的程度"
        fault={faults.place}
        onChange={(event) => onChange({ place: event.target.value })}
      />
      {position === undefined ? (
        <p>
          <Button variant="quiet" disabled={isBusy || isAsking} onClick={() => void locate()}>
            {isAsking ? '正在定位…' : '把我现在的位置告诉编辑'}
          </Button>
        </p>
      ) : (
        <p className={styles.position}>
          <span>
            将告诉编辑：北纬 {position.latitude}°，东经 {position.longitude}°（约 100 米），不公开
          </span>
          <Button variant="quiet" disabled={isBusy} onClick={() => onChange({ position: undefined })}>
            去掉位置
          </Button>
        </p>
      )}
    </div>
  );
}

/** rounded to about a hundred metres, as the gateway stores it */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;
