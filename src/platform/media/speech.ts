import { report } from '../lifecycle/report.ts';

/** ms that the list of voices is waited for: most browsers fill it after the page has loaded */
const voicesAfter = 1500;

/** Whether this browser can speak at all. */
function synthesis(): SpeechSynthesis | undefined {
  return typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis;
}

/** A voice that reads Mandarin, one of the device's own before one that needs the network. */
export async function findChineseVoice(): Promise<SpeechSynthesisVoice | undefined> {
  const engine = synthesis();
  if (engine === undefined) return undefined;
  const voices = await voicesOf(engine);
  const chinese = voices.filter(({ lang }) => /^(?:zh|cmn)\b/i.test(lang) && !/\b(?:HK|yue)\b/i.test(lang));
  const mainland = chinese.filter(({ lang }) => /\bCN\b|Hans/i.test(lang.replace('_', '-')));
  const fitting = mainland.length > 0 ? mainland : chinese;
  return fitting.find(({ localService }) => localService) ?? fitting[0];
}

async function voicesOf(engine: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  const now = engine.getVoices();
  if (now.length > 0) return now;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, voicesAfter);
    engine.addEventListener(
      'voiceschanged',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
  return engine.getVoices();
}

interface Spoken {
  readonly text: string;
  readonly voice: SpeechSynthesisVoice;
  readonly rate: number;
  readonly onEnd: () => void;
  readonly onFail: () => void;
}

/** What is spoken now: an utterance that was cancelled still tells of its end, to nobody. */
let current: SpeechSynthesisUtterance | undefined;

/** Speaks a text; one at a time. */
export function speak({ text, voice, rate, onEnd, onFail }: Spoken): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  // kept here for as long as it lasts: Chromium forgets utterances that nobody holds, and their events with them
  current = utterance;
  utterance.addEventListener('end', () => {
    if (current === utterance) onEnd();
  });
  utterance.addEventListener('error', ({ error }) => {
    if (current !== utterance) return;
    report('speech', error);
    onFail();
  });
  synthesis()?.speak(utterance);
}

export function stopSpeaking(): void {
  current = undefined;
  synthesis()?.cancel();
}
