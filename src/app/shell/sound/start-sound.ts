import type { Gateway } from 'qlwb-gateway-sdk';
import type { SoundQueue } from '#widgets/sound/sound-context.ts';
import { countRead } from '../count-read.ts';
import { audioFocus } from './audio-focus.ts';
import { startPlayer } from './start-player.ts';
import { startVoice } from './start-voice.ts';

interface SoundParts {
  readonly queue: SoundQueue;
  readonly gateway: Gateway;
}

let isStarted = false;

/** Starts the sound player once per page, and replays the requests made before it was loaded. */
export function startSound({ queue, gateway }: SoundParts): void {
  if (isStarted) return;
  isStarted = true;
  const focus = audioFocus();
  const player = startPlayer({
    queue,
    focus,
    onFirstHeard({ id, newsId }) {
      // listening to a story counts as reading it; a sound inside a story does not
      if (newsId === id) countRead(gateway, newsId);
    },
  });
  const voice = startVoice({ queue, focus });
  queue.connect({ send: player.send, read: voice.read });
}
