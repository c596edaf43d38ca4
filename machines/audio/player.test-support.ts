import { createActor, SimulatedClock } from 'xstate';
import type { PlayerEvent } from './player-events.ts';
import { playerMachine } from './player.machine.ts';
import type { Track } from './track.ts';

export const track = (id: string): Track => ({
  id,
  url: `/media/${id}.m4a`,
  title: `第 ${id} 集`,
  duration: 33,
});
export const list = [track('1'), track('2')];

/** one event of each type, and each variant that matters */
export const events: PlayerEvent[] = [
  { type: 'track.requested', list, index: 0 },
  { type: 'track.restored', list, index: 0, rate: 1 },
  { type: 'list.grown', list },
  { type: 'toggle.requested' },
  { type: 'pause.requested' },
  { type: 'next.requested' },
  { type: 'previous.requested' },
  { type: 'seek.requested', to: 20 },
  { type: 'skip.requested', by: -15 },
  { type: 'rate.requested', rate: 1 },
  { type: 'sleep.requested', timer: 15, now: 0 },
  { type: 'sleep.requested', timer: 'end', now: 0 },
  { type: 'sleep.requested', timer: 'off', now: 0 },
  { type: 'close.requested' },
  { type: 'media.playing' },
  { type: 'media.waiting' },
  { type: 'media.paused' },
  { type: 'media.ended' },
  { type: 'media.refused' },
  { type: 'media.failed', fault: 'network' },
  { type: 'media.failed', fault: 'unsupported' },
  { type: 'sound.silenced', by: 'here' },
  { type: 'sound.silenced', by: 'elsewhere' },
  { type: 'output.lost' },
  { type: 'network.restored' },
];

/** A fake media element, as far as the player uses it. */
export function start() {
  const clock = new SimulatedClock();
  const done: string[] = [];
  let sounding: string | undefined;
  const note = (what: string) => {
    done.push(what);
  };
  const actor = createActor(
    playerMachine.provide({
      actions: {
        play: (_, params) => {
          sounding = params.track?.id;
          note(`play ${params.track?.id}`);
        },
        reload: (_, params) => {
          sounding = params.track?.id;
          note(`reload ${params.track?.id}`);
        },
        pause: () => {
          sounding = undefined;
          note('pause');
        },
        release: () => {
          sounding = undefined;
          note('release');
        },
        seek: (_, { to }) => note(`seek ${to}`),
        skip: (_, { by }) => note(`skip ${by}`),
        setRate: (_, { rate }) => note(`rate ${rate}`),
      },
    }),
    { clock },
  ).start();
  const send = (...sent: readonly PlayerEvent[]) => sent.forEach((event) => actor.send(event));
  return {
    clock,
    done,
    send,
    sounding: () => sounding,
    snapshot: () => actor.getSnapshot(),
    /** applies the event to the element; returns false if the element could not fire it now */
    happens(event: PlayerEvent): boolean {
      const { type } = event;
      if (!type.startsWith('media.')) return true;
      if (type === 'media.playing') {
        const mayStart = ['paused', 'interrupted'].some((state) => this.is(state));
        if (sounding === undefined && mayStart) sounding = this.current();
        return sounding !== undefined;
      }
      const was = sounding;
      if (type !== 'media.waiting') sounding = undefined;
      return was !== undefined;
    },
    is: (state: string) => actor.getSnapshot().matches({ sound: { active: state } } as never),
    current: () => {
      const { list: tracks, index } = actor.getSnapshot().context;
      return tracks[index]?.id;
    },
    /** requests a track and lets it play */
    hear: (index = 0) => send({ type: 'track.requested', list, index }, { type: 'media.playing' }),
  };
}
