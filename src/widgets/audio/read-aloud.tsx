import { useEffect, useRef } from 'react';
import { PauseIcon, ReadAloudIcon } from '#ui/icons/audio.tsx';
import { SoundBars } from './sound-bars.tsx';
import { useAction } from '#widgets/notice/use-action.ts';
import { useSound } from '#widgets/sound/sound-context.ts';
import { useVoice } from '#widgets/sound/use-track.ts';
import styles from './read-aloud.module.css';

interface ReadAloudProps {
  readonly newsId: string;
  readonly title: string;
  /** sanitized HTML of the story, for the estimated duration */
  readonly body: string;
  /** of the whole story, if `body` is only its beginning */
  readonly characters?: number;
  /** loads the whole story into the document @throws GatewayError */
  readonly onWanted?: () => Promise<void>;
  /** the sentence being read is in a collapsed part of the page */
  readonly onFolded?: () => void;
}

/** characters that a voice reads per minute */
const perMinute = 240;

const loadSentences = () => import('#platform/history/sentence-ranges.ts');

/** 听文章: reads the surrounding article aloud with the device's voice and highlights the current sentence. */
export function ReadAloud({ newsId, title, body, characters, onWanted, onFolded }: ReadAloudProps) {
  const sound = useSound();
  const act = useAction();
  const voice = useVoice();
  const button = useRef<HTMLButtonElement>(null);
  const state = voice?.reading.id === newsId ? voice.state : undefined;
  const at = state === undefined || state === 'voiceless' ? undefined : voice?.at;
  const isGoing = state === 'heard' || state === 'busy';
  const letters = characters ?? body.replace(/<[^>]*>|\s/g, '').length;
  const minutes = Math.max(1, Math.round(letters / perMinute));
  useEffect(() => {
    const story = button.current?.closest('article');
    if (at === undefined || !story) return;
    let isLeft = false;
    void loadSentences().then(({ markSentence, pageSentences }) => {
      if (isLeft) return;
      const range = pageSentences(story)[at]?.range;
      // the voice has reached the collapsed part: expand it
      if (range?.startContainer.parentElement?.closest('[hidden]')) onFolded?.();
      markSentence(range);
    });
    return () => {
      isLeft = true;
      void loadSentences().then(({ markSentence }) => markSentence(undefined));
    };
  }, [at, onFolded]);
  /** Loads on pointerdown what the tap needs; the tap reports failures. */
  function warm() {
    sound.preload();
    loadSentences().catch(() => undefined);
  }

  function tap() {
    if (state !== undefined && state !== 'voiceless') return sound.read({ type: 'toggle.requested' });
    const story = button.current?.closest('article');
    if (!story) return;
    act(async () => {
      const [{ pageSentences }] = await Promise.all([loadSentences(), onWanted?.()]);
      const sentences = pageSentences(story).map(({ text }) => text);
      if (sentences.length > 0)
        sound.read({ type: 'reading.requested', reading: { id: newsId, title, sentences } });
    });
  }

  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      aria-pressed={isGoing}
      onPointerDown={warm}
      onClick={tap}
    >
      {state === 'heard' ? <SoundBars isHeard /> : isGoing ? <PauseIcon /> : <ReadAloudIcon />}
      {textOf(state)}
      {state === undefined && <span className={styles.length}>{lengthText(minutes)}</span>}
    </button>
  );
}

function lengthText(minutes: number): string {
  if (minutes < 60) return `约 ${minutes} 分钟`;
  const rest = minutes % 60;
  return `约 ${Math.floor(minutes / 60)} 小时${rest > 0 ? ` ${rest} 分` : ''}`;
}

function textOf(state: NonNullable<ReturnType<typeof useVoice>>['state'] | undefined): string {
  switch (state) {
    case 'busy':
      return '正在准备';
    case 'heard':
      return '暂停朗读';
    case 'paused':
      return '继续朗读';
    case 'failed':
      return '再试一次';
    case 'ended':
      return '再听一遍';
    case 'voiceless':
    case undefined:
      return '听文章';
  }
}
