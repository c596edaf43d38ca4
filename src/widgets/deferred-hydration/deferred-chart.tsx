import type { ChartProps } from '#ui/chart/chart.tsx';
import { deferHydration } from './deferred-hydration.tsx';

/** A chart that works without scripts: its code is loaded when the reader interacts with the page. */
export const DeferredChart = deferHydration<ChartProps>({
  load: async () => (await import('#ui/chart/chart.deferred.tsx')).Chart,
});
