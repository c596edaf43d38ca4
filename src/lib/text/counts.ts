const wan = 10_000;
const yi = 100_000_000;

/** A count as Chinese readers write it: 9999, 1.2万, 35万, 1.2亿. Cut, not rounded: a count never claims too much. */
export function countText(count: number): string {
  if (count >= yi) return `${inUnits(count, yi)}亿`;
  if (count >= wan) return `${inUnits(count, wan)}万`;
  return String(Math.max(0, Math.floor(count)));
}

/** One decimal below a hundred units, none above. */
function inUnits(count: number, unit: number): string {
  const tenths = Math.floor((count * 10) / unit);
  return tenths < 1000 && tenths % 10 !== 0 ? (tenths / 10).toFixed(1) : String(Math.floor(tenths / 10));
}
