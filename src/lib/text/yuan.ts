/** An amount of money as readers write it: 3.00. @param fen whole hundredths of a yuan */
export function yuanText(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}
