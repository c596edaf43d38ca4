import { createActor, type SnapshotFrom } from 'xstate';
import type { PlayerEvent } from '#machines/audio/player-events.ts';
import { playerMachine } from '#machines/audio/player.machine.ts';
import type { Track } from '#machines/audio/track.ts';
import { onOutputLost } from '#platform/media/audio-output.ts';
import { readPlaybackPosition, storePlaybackPosition } from '#platform/storage/playback-positions.ts';
import { clearMediaSession, showInMediaSession, showProgress } from '#platform/media/media-session.ts';
import { readNetwork, watchNetwork } from '#platform/network/network.ts';
import { onPageLeave } from '#platform/lifecycle/page-leave.ts';
import { onPageReturn } from '#platform/lifecycle/page-return.ts';
import { createSoundElement } from '#platform/media/sound-element.ts';
import {
  noPosition,
  type PlayerView,
  type SoundQueue,
  type SoundState,
} from '#widgets/sound/sound-context.ts';
import type { AudioFocus } from './audio-focus.ts';
import { storeNowPlaying, readNowPlaying } from './now-playing.ts';

interface PlayerDependencies {
  readonly queue: SoundQueue;
  readonly focus: AudioFocus;
  /** called when a track starts to play for the first time since it was requested */
  readonly onFirstHeard: (track: Track) => void;
}

const saveIntervalMs = 5000;

/** Runs the player machine on the page's one sound element for the lifetime of the page. */
export function startPlayer({ queue, focus, onFirstHeard }: PlayerDependencies) {
  let savedAt = 0;
  let counted: string | undefined;
  /** track loaded into the element; after a reload, or during a change, it may differ from the machine's */
  let held: Track | undefined;

  const element = createSoundElement({
    onFact: (fact) => actor.send(fact),
    onPosition(position) {
      queue.position.set(position);
      const now = Date.now();
      if (Math.abs(now - savedAt) < saveIntervalMs || !actor.getSnapshot().hasTag('heard')) return;
      savedAt = now;
      savePosition();
      showNow();
    },
  });
  const actor = createActor(
    playerMachine.provide({
      actions: {
        play(_, { track, rate }) {
          if (track === undefined) return;
          if (held?.id !== track.id) savePosition();
          held = track;
          element.play(track.url, readPlaybackPosition(track.id), rate);
        },
        reload: (_, { rate }) => element.reload(rate),
        pause: () => element.pause(),
        seek: (_, { to }) => saveAfterSeek(() => element.seek(to)),
        skip: (_, { by }) => saveAfterSeek(() => element.skip(by)),
        setRate: (_, { rate }) => element.setRate(rate),
        release() {
          savePosition();
          held = undefined;
          element.release();
        },
      },
    }),
  );
  function savePosition(): void {
    const { at, duration } = queue.position.get();
    if (held !== undefined) storePlaybackPosition(held.id, at, duration);
  }

  /** Saves the position after a seek at once: the reader may leave, or start a sound that is not loaded yet. */
  function saveAfterSeek(go: () => void): void {
    go();
    savePosition();
  }

  function showNow(): void {
    const view = queue.player.get();
    if (view !== undefined) showProgress(view.state === 'heard', queue.position.get(), view.rate);
  }

  let last: PlayerView | undefined;
  actor.subscribe((snapshot) => {
    const view = viewOf(snapshot);
    const before = last;
    last = view;
    queue.player.set(view);
    if (view?.state === 'heard' || view?.state === 'busy') {
      queue.front.set('player');
      focus.started('player');
    } else focus.stopped('player');
    if (view?.state === 'heard' && counted !== view.track.id) {
      counted = view.track.id;
      onFirstHeard(view.track);
    }
    if (before?.state === 'heard' && view?.state !== 'heard' && before.track.id === view?.track.id)
      savePosition();
    if (view === undefined) {
      queue.position.set(noPosition);
      clearMediaSession();
      storeNowPlaying(undefined);
      return;
    }
    if (view.track.id !== before?.track.id || view.next?.id !== before.next?.id) {
      storeNowPlaying({ list: snapshot.context.list, index: snapshot.context.index, rate: view.rate });
      show(view);
    }
    showNow();
  });

  function show({ track, next, previous }: PlayerView): void {
    const step = (other: Track | undefined, type: 'next.requested' | 'previous.requested') =>
      other === undefined ? undefined : () => actor.send({ type });
    showInMediaSession(track, {
      play: () => {
        if (!actor.getSnapshot().hasTag('wanted')) actor.send({ type: 'toggle.requested' });
      },
      pause: () => actor.send({ type: 'pause.requested' }),
      skip: (by) => actor.send({ type: 'skip.requested', by }),
      seek: (to) => actor.send({ type: 'seek.requested', to }),
      next: step(next, 'next.requested'),
      previous: step(previous, 'previous.requested'),
    });
  }

  // read before the machine's initial (empty) state is stored
  const kept = readNowPlaying();
  actor.start();
  if (kept !== undefined) {
    actor.send({ type: 'track.restored', ...kept });
    held = kept.list[kept.index];
    if (held !== undefined) element.seek(readPlaybackPosition(held.id));
  }
  focus.onSilence('player', (by) => actor.send({ type: 'sound.silenced', by }));
  onOutputLost(() => actor.send({ type: 'output.lost' }));
  onPageLeave(savePosition);
  onPageReturn(() => element.recheck());
  watchNetwork(({ online }) => {
    if (online) actor.send({ type: 'network.restored' });
  });
  if (readNetwork().online) actor.send({ type: 'network.restored' });
  return { send: (event: PlayerEvent) => actor.send(event) };
}

function viewOf(snapshot: SnapshotFrom<typeof playerMachine>): PlayerView | undefined {
  const { list, index, rate, sleep, sleepsAt } = snapshot.context;
  const track = list[index];
  if (track === undefined) return undefined;
  return {
    track,
    state: stateOf(snapshot),
    rate,
    next: list[index + 1],
    previous: list[index - 1],
    sleep,
    sleepsAt,
  };
}

function stateOf(snapshot: SnapshotFrom<typeof playerMachine>): SoundState {
  for (const tag of ['busy', 'heard', 'interrupted', 'refused', 'failed'] as const)
    if (snapshot.hasTag(tag)) return tag;
  return snapshot.matches({ sound: { active: 'ended' } }) ? 'ended' : 'paused';
}
