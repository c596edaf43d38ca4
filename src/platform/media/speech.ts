import { report } from '../lifecycle/report.ts';

/** most browsers fill the list of voices after the page has loaded */
const voicesTimeoutMs = 1500;

/** Speech synthesis, if the browser has it. */
function synthesis(): SpeechSynthesis | undefined {
  return typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis;
}

/** A Mandarin voice, preferably a local one. */
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
    const timer = setTimeout(resolve, voicesTimeoutMs);
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

/** the current utterance: a cancelled one still fires `end`, which is ignored */
let current: SpeechSynthesisUtterance | undefined;

/** Speaks a text, cancelling the previous one. */
export function speak({ text, voice, rate, onEnd, onFail }: Spoken): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  // referenced until it ends: Chromium collects unreferenced utterances together with their events
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
