import type { Bench } from '../row.ts';
import { startHomeTwin } from '../support/home-baseline.ts';
import { paintBesideTwin } from '../support/paint-against-baseline.ts';

/** 首页, as readers open it in the morning. */
export const homePaint: Bench = {
  name: 'home-paint',
  measure: () => paintBesideTwin({ name: 'home', path: '/new/', startTwin: startHomeTwin }),
};
