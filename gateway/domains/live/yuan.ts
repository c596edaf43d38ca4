/** An amount of fen as readers read it: `5`, `0.5`, `12.34`. */
export function yuan(fen: number): string {
  return String(fen / 100);
}
