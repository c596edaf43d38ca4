/** Bands of the guide price: from, inclusive, and up to, exclusive, in yuan. */
export const priceBands = {
  under100k: { label: '10 万以下', from: 0, below: 100_000 },
  to150k: { label: '10—15 万', from: 100_000, below: 150_000 },
  to200k: { label: '15—20 万', from: 150_000, below: 200_000 },
  to300k: { label: '20—30 万', from: 200_000, below: 300_000 },
  over300k: { label: '30 万以上', from: 300_000, below: Number.MAX_SAFE_INTEGER },
} as const;
