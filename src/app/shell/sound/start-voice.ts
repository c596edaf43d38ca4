import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { readAloudMachine, type ReadAloudEvent } from '#machines/audio/read-aloud.machine.ts';
import { onPageLeave } from '#platform/lifecycle/page-leave.ts';
import { findChineseVoice, speak, stopSpeaking } from '#platform/media/speech.ts';
import type { SoundQueue, VoiceView } from '#widgets/sound/sound-context.ts';
import type { AudioFocus } from './audio-focus.ts';

interface VoiceDependencies {
  readonly queue: SoundQueue;
  readonly focus: AudioFocus;
}

/** Runs the read-aloud machine on the device's speech synthesis for the lifetime of the page. */
export function startVoice({ queue, focus }: VoiceDependencies) {
  let voice: SpeechSynthesisVoice | undefined;
  const actor = createActor(
    readAloudMachine.provide({
      actors: {
        findVoice: fromPromise(async () => {
          voice = await findChineseVoice();
          return voice !== undefined;
        }),
      },
      actions: {
        speak(_, { text, rate }) {
          if (voice === undefined) return;
          speak({
            text,
            voice,
            rate,
            onEnd: () => actor.send({ type: 'sentence.spoken' }),
            onFail: () => actor.send({ type: 'voice.failed' }),
          });
        },
        stopSpeech: stopSpeaking,
      },
    }),
  );
  actor.subscribe((snapshot) => {
    queue.voice.set(viewOf(snapshot));
    if (snapshot.hasTag('busy') || snapshot.hasTag('voiceless')) queue.front.set('voice');
    if (snapshot.hasTag('heard')) {
      queue.front.set('voice');
      focus.started('voice');
    } else focus.stopped('voice');
  });
  actor.start();
  focus.onSilence('voice', () => actor.send({ type: 'sound.silenced' }));
  // some browsers continue to speak after the page is left
  onPageLeave(() => actor.send({ type: 'pause.requested' }));
  return { read: (event: ReadAloudEvent) => actor.send(event) };
}

function viewOf(snapshot: SnapshotFrom<typeof readAloudMachine>): VoiceView | undefined {
  const { reading, at, rate } = snapshot.context;
  if (reading === undefined) return undefined;
  return { reading, at, rate, state: stateOf(snapshot) };
}

function stateOf(snapshot: SnapshotFrom<typeof readAloudMachine>): VoiceView['state'] {
  for (const tag of ['busy', 'heard', 'failed', 'voiceless'] as const) if (snapshot.hasTag(tag)) return tag;
  return snapshot.matches('finished') ? 'ended' : 'paused';
}
