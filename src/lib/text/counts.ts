const wan = 10_000;
const yi = 100_000_000;

/** A count in Chinese notation: 9999, 1.2万, 35万, 1.2亿. Truncated, not rounded, so that it is never too high. */
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
