import type { StorySound as Sound } from '#lib/story/story-parts.ts';
import { AudioWidget } from '#widgets/audio/audio-widget.tsx';
import type { Article } from '../news-types.ts';

interface StorySoundProps {
  readonly article: Article;
  readonly sound: Sound;
}

/** A sound in a story. The story's audio version is the one listed in the audio news. */
export function StorySound({ article, sound: { src, title, duration } }: StorySoundProps) {
  const { id, covers, source, audio } = article;
  const isOwn = src === audio?.url;
  const [cover] = covers;
  return (
    <AudioWidget
      src={src}
      block
      showDuration
      {...(!isOwn && title !== '' && { text: title })}
      about={{
        id: isOwn ? id : src,
        title: isOwn || title === '' ? article.title : title,
        duration: isOwn ? audio.duration : duration,
        by: source,
        newsId: id,
        ...(cover && { cover: cover.url }),
      }}
    />
  );
}
