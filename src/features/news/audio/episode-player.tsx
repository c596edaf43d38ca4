import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Track } from '#machines/audio/track.ts';
import { PlayerPanel } from '#widgets/audio/player-panel.tsx';
import { useSound } from '#widgets/sound/sound-context.ts';
import { useSoundPreload } from '#widgets/sound/use-sound-preload.ts';
import { usePlayer } from '#widgets/sound/use-track.ts';

interface EpisodePlayerProps {
  /** the episode with its neighbours */
  readonly tracks: readonly Track[];
  /** of the episode */
  readonly index: number;
}

/** Player of an episode's page. When the next episode starts to play, its page is shown. */
export function EpisodePlayer({ tracks, index }: EpisodePlayerProps) {
  const sound = useSound();
  const player = usePlayer();
  const navigate = useNavigate();
  const track = tracks[index];
  const heardId = player?.track.id;
  const isCurrent = heardId === track?.id;
  const wasCurrent = useRef(false);
  useSoundPreload();
  useEffect(() => {
    // playback continues past the tracks known when it started
    if (isCurrent) sound.send({ type: 'list.grown', list: tracks });
  }, [isCurrent, sound, tracks]);
  useEffect(() => {
    const hasMovedOn = wasCurrent.current && heardId !== undefined && !isCurrent;
    wasCurrent.current = isCurrent;
    const newsId = player?.track.newsId;
    if (hasMovedOn && newsId === heardId)
      void navigate({ to: '/audioNews/$', params: { _splat: newsId }, replace: true });
  }, [isCurrent, heardId, player, navigate]);
  if (track === undefined) return null;

  /** Plays a neighbour if this episode is in the player, else opens its page. */
  function step(by: -1 | 1) {
    const other = tracks[index + by];
    if (other === undefined) return undefined;
    if (isCurrent) return () => sound.send({ type: by < 0 ? 'previous.requested' : 'next.requested' });
    return () => void navigate({ to: '/audioNews/$', params: { _splat: other.id } });
  }

  return (
    <PlayerPanel
      track={track}
      player={isCurrent ? player : undefined}
      onToggle={() => sound.toggle(tracks, index)}
      onPrevious={step(-1)}
      onNext={step(1)}
    />
  );
}
