import type { ReactElement } from 'react';
import { Badge } from '#ui/card/badge.tsx';
import { FallIcon, LevelIcon, RiseIcon } from '#ui/icons/search.tsx';
import styles from './hot-trend.module.css';
import type { HotEvent } from '../shared/news-types.ts';

type Trend = HotEvent['trend'];

const signs: Readonly<Record<Exclude<Trend, 'new'>, { readonly name: string; readonly icon: ReactElement }>> =
  {
    up: { name: '上升', icon: <RiseIcon size="small" /> },
    down: { name: '下降', icon: <FallIcon size="small" /> },
    flat: { name: '持平', icon: <LevelIcon size="small" /> },
  };

/** Trend of an event's heat. */
export function HotTrend({ trend }: { readonly trend: Trend }) {
  if (trend === 'new') return <Badge>新</Badge>;
  const { name, icon } = signs[trend];
  return (
    <span className={styles.trend} data-trend={trend} role="img" aria-label={name}>
      {icon}
    </span>
  );
}
