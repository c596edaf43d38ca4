import type { SleepWish } from '#machines/audio/player-events.ts';
import { useNow } from '#widgets/now/now-context.ts';
import { type PlayerView, useSound } from '#widgets/sound/sound-context.ts';
import { Choice } from './choice.tsx';

const minute = 60_000;
/** minutes after which readers may have it fall silent */
const minutes = [15, 30, 60] as const;

const wishes: readonly { readonly value: string; readonly wish: SleepWish; readonly text: string }[] = [
  { value: 'off', wish: 'off', text: '不定时' },
  ...minutes.map((count) => ({ value: String(count), wish: count, text: `${count}分钟后` })),
  { value: 'end', wish: 'end', text: '听完本条' },
];

/** When to fall silent, for those who listen in bed. */
export function SleepChoice({ player }: { readonly player: PlayerView | undefined }) {
  const sound = useSound();
  const now = useNow();
  const { sleep, sleepsAt } = player ?? { sleep: 'off' as const, sleepsAt: undefined };
  const left = sleepsAt === undefined ? 0 : Math.max(1, Math.ceil((sleepsAt - now) / minute));
  return (
    <Choice
      label="定时关闭"
      value={String(sleep)}
      options={wishes.map(({ value, wish, text }) => ({
        value,
        text: wish === sleep && sleepsAt !== undefined ? `还有${left}分钟` : text,
      }))}
      isDisabled={player === undefined}
      onChange={(value) => {
        const wish = wishes.find((one) => one.value === value)?.wish ?? 'off';
        sound.send({ type: 'sleep.asked', wish, now: Date.now() });
      }}
    />
  );
}
