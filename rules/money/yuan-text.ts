/**
 * Formats an amount of money in yuan, such as `0.50` or `12.00`. Always with two decimals, so that amounts read alike on
 * pages, in the gateway's messages and in the editor CLI.
 * @param fen whole hundredths of a yuan
 */
export function yuanText(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}
