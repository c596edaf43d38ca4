import { useQuery } from '@tanstack/react-query';
import { sentenceTexts } from '#lib/search/sentences.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useSound } from '#widgets/sound/sound-context.ts';
import { useVoice } from '#widgets/sound/use-track.ts';
import { pageQuery } from '../shared/paper-queries.ts';
import type { PaperIssue, PaperPage } from '../shared/paper-types.ts';

interface PaperListenProps {
  readonly date: string;
  readonly page: PaperIssue['pages'][number];
  readonly className: string | undefined;
}

/** 听本版: reads a page aloud in the order of its headlines. */
export function PaperListen({ date, page: { page, name, section }, className }: PaperListenProps) {
  const sound = useSound();
  const voice = useVoice();
  const { data } = useQuery(pageQuery(useGateway(), date, page));
  const id = `paper ${date} ${page}`;
  const state = voice?.reading.id === id ? voice.state : undefined;
  const isGoing = state === 'heard' || state === 'busy';

  function tap() {
    if (state !== undefined && state !== 'voiceless') return sound.read({ type: 'toggle.requested' });
    if (data === undefined) return;
    const path = `/paper/qlwbPaper/${date}?page=${page}`;
    const reading = { id, title: `${name} ${section}`, sentences: spoken(data), path };
    sound.read({ type: 'reading.requested', reading });
  }

  return (
    <button
      type="button"
      className={className}
      aria-pressed={isGoing}
      disabled={data === undefined}
      onPointerDown={() => sound.preload()}
      onClick={tap}
    >
      {isGoing ? '暂停' : '听本版'}
    </button>
  );
}

/** Headlines and texts of a page as sentences. */
function spoken({ name, section, articles }: Pick<PaperPage, 'name' | 'section' | 'articles'>): string[] {
  const texts = articles.flatMap(({ title, paragraphs }) => [`${title}。`, ...paragraphs]);
  return [`${name} 版，${section}。`, ...texts].flatMap(sentenceTexts);
}
