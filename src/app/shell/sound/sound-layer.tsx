import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { markMiniPlayer } from '#platform/media/sound-mark.ts';
import { MiniPlayer } from '#widgets/audio/mini-player.tsx';
import type { SoundQueue } from '#widgets/sound/sound-context.ts';
import { startSound } from './start-sound.ts';

/** The sound player, and the mini player that stays above the page during navigation. */
export function SoundLayer({ queue }: { readonly queue: SoundQueue }) {
  const { gateway } = useRouter().options.context;
  useEffect(() => startSound({ queue, gateway }), [queue, gateway]);
  const [front, player, voice] = [
    useSyncExternalStore(queue.front.subscribe, queue.front.get),
    useSyncExternalStore(queue.player.subscribe, queue.player.get),
    useSyncExternalStore(queue.voice.subscribe, queue.voice.get),
  ];
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const shown = front === 'voice' && voice !== undefined ? { voice } : player && { player };
  const isOnOwnPage =
    shown !== undefined && 'player' in shown && path.endsWith(`/audioNews/${player?.track.newsId}`);
  const isShown = shown !== undefined && !isOnOwnPage;
  useEffect(() => markMiniPlayer(isShown), [isShown]);
  if (!isShown) return null;
  return <MiniPlayer {...shown} renderLink={(to, parts) => <Link to={to} preload="intent" {...parts} />} />;
}
