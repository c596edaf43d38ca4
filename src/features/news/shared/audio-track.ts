import type { Track } from '#machines/audio/track.ts';
import type { AudioEpisode } from './news-types.ts';

/** Converts an episode to a track of the player. */
export function trackOf({ id, title, audio, programme, source, cover }: AudioEpisode): Track {
  return {
    id,
    url: audio.url,
    title,
    duration: audio.duration,
    by: programme?.name ?? source,
    ...(cover && { cover: cover.url }),
    newsId: id,
  };
}
