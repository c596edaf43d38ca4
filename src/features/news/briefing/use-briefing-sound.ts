import { useMemo } from 'react';
import { useSound } from '#widgets/sound/sound-context.ts';
import { useVoice } from '#widgets/sound/use-track.ts';
import type { Briefing } from '../shared/briefing-queries.ts';
import { briefingName, spokenBriefing, spokenMinutes } from './briefing-reading.ts';

/** An edition as the voice reads it. A reading that starts at a later story holds the sentences from there on. */
export function useBriefingSound(briefing: Briefing) {
  const sound = useSound();
  const voice = useVoice();
  const sentences = useMemo(() => spokenBriefing(briefing), [briefing]);
  const id = `briefing ${briefing.id}`;
  const own = voice?.reading.id === id ? voice : undefined;
  const at = own && sentences.length - own.reading.sentences.length + own.at;
  const isOn = own !== undefined && own.state !== 'voiceless' && own.state !== 'ended';

  function start(from: number) {
    sound.read({
      type: 'reading.requested',
      reading: {
        id,
        title: briefingName(briefing),
        sentences: sentences.slice(from).map(({ text }) => text),
        path: `/briefing/${briefing.id}`,
      },
    });
  }

  return {
    minutes: spokenMinutes(sentences),
    /** undefined unless this edition is read */
    state: own?.state,
    /** index of the story being read; -1 before the first one */
    story: isOn && at !== undefined ? sentences[at]?.story : undefined,
    preload: sound.preload,
    toggle() {
      if (isOn) sound.read({ type: 'toggle.requested' });
      else start(0);
    },
    /** Reads from a story on. */
    readFrom: (story: number) => start(sentences.findIndex((sentence) => sentence.story === story)),
  };
}
