import type { Tone } from '#ui/card/state-tag.tsx';
import type { WelfareItem } from './welfare-queries.ts';

type Shown = Pick<WelfareItem, 'state' | 'claimed'>;

/** State of an item for the reader, in a word. */
export function welfareState({ state, claimed }: Shown): string {
  return claimed ? '已领取' : stateNames[state];
}

const stateNames: Readonly<Record<WelfareItem['state'], string>> = {
  upcoming: '即将开始',
  open: '可领取',
  empty: '已领完',
  closed: '已结束',
};

export function welfareTone({ state, claimed }: Shown): Tone {
  if (claimed || state === 'open') return 'good';
  return state === 'upcoming' ? 'warn' : 'quiet';
}
