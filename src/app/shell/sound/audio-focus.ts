import { createActor } from 'xstate';
import { audioFocusMachine, type SilencedBy, type SoundSource } from '#machines/audio/audio-focus.machine.ts';
import { openOtherTabs } from '#platform/storage/other-tabs.ts';
import { createPageMedia } from '#platform/media/page-media.ts';

type Silence = (by: SilencedBy) => void;

/** Decides who may play: player and voice announce start and stop, and are told when to fall silent. */
export interface AudioFocus {
  started(kind: 'player' | 'voice'): void;
  stopped(kind: 'player' | 'voice'): void;
  /** @returns a function that unsubscribes */
  onSilence(kind: 'player' | 'voice', silence: Silence): () => void;
}

/** Watches videos and sounds of the page, and other tabs, for the lifetime of the page. */
function createAudioFocus(): AudioFocus {
  const media = createPageMedia();
  const tabs = openOtherTabs();
  const silences = new Map<SoundSource['kind'], Silence>();
  const actor = createActor(
    audioFocusMachine.provide({
      actions: {
        silence(_, { source, by }) {
          if (source?.kind === 'media') media.pause(source.id);
          else if (source !== undefined) silences.get(source.kind)?.(by);
        },
        notifyOtherTabs: () => tabs.notifyStarted(),
      },
    }),
  ).start();
  const video = (id: string): SoundSource => ({ kind: 'media', id });
  const own = (kind: 'player' | 'voice'): SoundSource => ({ kind, id: kind });
  media.watch({
    onStarted: (id) => actor.send({ type: 'sound.started', source: video(id) }),
    onStopped: (id) => actor.send({ type: 'sound.stopped', source: video(id) }),
  });
  tabs.onStarted(() => actor.send({ type: 'elsewhere.started' }));
  return {
    started: (kind) => actor.send({ type: 'sound.started', source: own(kind) }),
    stopped: (kind) => actor.send({ type: 'sound.stopped', source: own(kind) }),
    onSilence(kind, silence) {
      silences.set(kind, silence);
      return () => silences.delete(kind);
    },
  };
}

let opened: AudioFocus | undefined;

/** The audio focus of the page, created on first use. */
export function audioFocus(): AudioFocus {
  opened ??= createAudioFocus();
  return opened;
}
