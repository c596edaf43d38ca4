import type { ReactElement } from 'react';
import { IconButton } from '#ui/control/icon-button.tsx';
import { CloseIcon, NextIcon, PauseIcon, ReadAloudIcon, RetryIcon } from '#ui/icons/audio.tsx';
import { ListenIcon, PlayIcon } from '#ui/icons/media.tsx';
import { Picture } from '#ui/content/picture.tsx';
import type { RenderedLinkProps } from '#ui/control/render-link.ts';
import { type PlayerView, useSound, type VoiceView } from '#widgets/sound/sound-context.ts';
import { usePosition } from '#widgets/sound/use-track.ts';
import styles from './mini-player.module.css';
import { buttonLabel, playerText, voiceText } from './sound-labels.ts';

/** Renders a link to a page of the app. @param path below the app's root */
type RenderHeardLink = (path: string, parts: RenderedLinkProps) => ReactElement;

type MiniPlayerProps = { readonly renderLink: RenderHeardLink } & (
  | { readonly player: PlayerView }
  | { readonly voice: VoiceView }
);

/** The current sound, above every page. */
export function MiniPlayer(props: MiniPlayerProps) {
  return (
    <section className={styles.place} aria-label="正在收听" data-screen>
      <div className={styles.pill}>
        {'player' in props ? <PlayerPill {...props} /> : <VoicePill {...props} />}
      </div>
    </section>
  );
}

interface PlayerPillProps {
  readonly player: PlayerView;
  readonly renderLink: RenderHeardLink;
}

function PlayerPill({ player: { track, state, next }, renderLink }: PlayerPillProps) {
  const sound = useSound();
  return (
    <>
      <span className={styles.cover}>
        {track.cover === undefined ? (
          <ListenIcon />
        ) : (
          <Picture url={track.cover} alt="" color="" ratio="1/1" sizes="48px" eager />
        )}
      </span>
      <Words
        title={track.title}
        note={playerText(state) ?? track.by ?? '齐鲁晚报'}
        path={track.newsId && `/${track.newsId === track.id ? 'audioNews' : 'general'}/${track.newsId}`}
        renderLink={renderLink}
      />
      <Act state={state} onAct={() => sound.send({ type: 'toggle.requested' })} />
      {next !== undefined && (
        <IconButton
          label="下一条"
          icon={<NextIcon />}
          onClick={() => sound.send({ type: 'next.requested' })}
        />
      )}
      <IconButton
        label="关闭播放"
        icon={<CloseIcon />}
        onClick={() => sound.send({ type: 'close.requested' })}
      />
      <Progress length={track.duration} />
    </>
  );
}

interface VoicePillProps {
  readonly voice: VoiceView;
  readonly renderLink: RenderHeardLink;
}

function VoicePill({ voice, renderLink }: VoicePillProps) {
  const sound = useSound();
  const { reading, state } = voice;
  return (
    <>
      <span className={styles.cover}>
        <ReadAloudIcon />
      </span>
      <Words
        title={reading.title}
        note={voiceText(voice)}
        path={reading.path ?? `/general/${reading.id}`}
        renderLink={renderLink}
      />
      {state !== 'voiceless' && <Act state={state} onAct={() => sound.read({ type: 'toggle.requested' })} />}
      <IconButton
        label="关闭朗读"
        icon={<CloseIcon />}
        onClick={() => sound.read({ type: 'close.requested' })}
      />
    </>
  );
}

interface WordsProps {
  readonly title: string;
  readonly note: string;
  /** of the page of the sound: an audio story, or a story or another page that contains it */
  readonly path: string | undefined;
  readonly renderLink: RenderHeardLink;
}

function Words({ title, note, path, renderLink }: WordsProps) {
  const className = styles.title ?? '';
  return (
    <div className={styles.words}>
      {path === undefined ? (
        <span className={className}>{title}</span>
      ) : (
        renderLink(path, { className, children: title })
      )}
      <span className={styles.note} role="status">
        {note}
      </span>
    </div>
  );
}

interface ActProps {
  readonly state: PlayerView['state'] | VoiceView['state'];
  readonly onAct: () => void;
}

function Act({ state, onAct }: ActProps) {
  const isGoing = state === 'heard' || state === 'busy';
  const sign = isGoing ? <PauseIcon /> : state === 'failed' ? <RetryIcon /> : <PlayIcon />;
  return <IconButton label={buttonLabel(state)} icon={sign} onClick={onAct} />;
}

function Progress({ length }: { readonly length: number }) {
  const { at, duration } = usePosition();
  const whole = duration || length;
  return (
    <span
      className={styles.progress}
      style={{ transform: `scaleX(${whole > 0 ? Math.min(1, at / whole) : 0})` }}
    />
  );
}
