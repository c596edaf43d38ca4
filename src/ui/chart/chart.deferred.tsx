// The build finds this module by its name and adds its styles, not its code, to the pages that show a deferred chart.
export { Chart } from './chart.tsx';
