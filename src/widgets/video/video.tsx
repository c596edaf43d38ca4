import { useEffect, useRef, useState, type ComponentType } from 'react';
import { durationText } from '#lib/time/dates.ts';
import { filmSize, isPlaylist, type FilmSize, type FilmSource } from '#lib/media/film.ts';
import { fileSizeText } from '#lib/text/file-size.ts';
import { pictureSources } from '#lib/media/pictures.ts';
import type { StoryFilm } from '#lib/story/story-parts.ts';
import { whenReaderInteracts } from '#platform/lifecycle/reader-interaction.ts';
import { report } from '#platform/lifecycle/report.ts';
import { RetryIcon } from '#ui/icons/audio.tsx';
import { PlayIcon } from '#ui/icons/media.tsx';
import { frameShape } from './film-frame.ts';
import type { FilmLayerProps } from './film-layer.tsx';
import { useDataSaver } from './use-data-saver.ts';
import styles from './video.module.css';

export interface VideoProps {
  readonly film: StoryFilm & Pick<FilmSource, 'isLive'>;
  /** what it belongs to: its name where it has none of its own */
  readonly about: string;
  /** the page's most important picture: its poster is fetched before all others */
  readonly first?: boolean;
  /** nothing of it comes for a while: it stands still, and goes on after that if it went before */
  readonly isHeld?: boolean;
}

const loadLayer = async () => (await import('./film-layer.tsx')).FilmLayer;

/**
 * A film in a page: its poster, and the player once the reader has tapped it. Nothing of the film is fetched before that,
 * and of the player's code nothing before the reader turns to the page; who saves data is told the film's size first. The
 * floor of sounds hears it as it hears everything in the document.
 */
export function Video({ film, about, first = false, isHeld = false }: VideoProps) {
  const { src, poster, title, duration, bytes, captions } = film;
  const frame = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const savesData = useDataSaver();
  const [state, setState] = useState<'waiting' | 'begun' | 'seen' | 'failed'>('waiting');
  const [Layer, setLayer] = useState<ComponentType<FilmLayerProps>>();
  const [told, setTold] = useState<FilmSize>();
  const name = title || about;
  const length = duration > 0 ? durationText(Math.round(duration)) : '';
  const weight = bytes === undefined ? '大小未知' : `约 ${fileSizeText(bytes)}`;
  // what nobody told beforehand the film tells itself; a live keeps the room that its page gives it
  const size = filmSize(film) ?? told;
  const hasBegun = state === 'begun' || state === 'seen';

  useEffect(() => {
    let isLeft = false;
    void whenReaderInteracts().then(async () => {
      if (isLeft) return;
      // the tap asks for it again, and says what is wrong
      const Loaded = await loadLayer().catch(() => undefined);
      if (!isLeft && Loaded !== undefined) setLayer(() => Loaded);
    });
    return () => {
      isLeft = true;
    };
  }, []);

  function begin() {
    // at once, whatever is still to be fetched around it: the player takes over what plays already, and hears of refusals
    // and faults itself. A smaller file, or a stream that may need the library, is the player's to begin
    if (!savesData && !isPlaylist(src)) element.current?.play().catch(() => undefined);
    setState('begun');
    if (Layer !== undefined) return;
    loadLayer().then(
      (Loaded) => setLayer(() => Loaded),
      (cause: unknown) => {
        report('video', cause);
        element.current?.pause();
        setState('failed');
      },
    );
  }

  return (
    <figure className={styles.film}>
      <div
        ref={frame}
        className={styles.frame}
        data-state={state}
        {...frameShape(film.isLive === true ? undefined : size)}
      >
        {poster !== undefined && (
          <img
            className={styles.poster}
            {...pictureSources(poster)}
            sizes="min(100vw, 640px)"
            alt=""
            decoding="async"
            {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
          />
        )}
        <video
          ref={element}
          className={styles.video}
          src={src}
          // without scripts the browser's own player answers
          controls={!hasBegun}
          playsInline
          preload="none"
          aria-label={`视频：${name}`}
          onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
            setTold(filmSize({ width, height }))
          }
          onPlaying={() => setState('seen')}
        >
          {captions !== undefined && (
            <track kind="captions" src={captions} srcLang="zh-CN" label="中文字幕" />
          )}
        </video>
        {hasBegun && Layer !== undefined && (
          <Layer
            frame={frame}
            element={element}
            film={film}
            name={name}
            savesData={savesData}
            isHeld={isHeld}
          />
        )}
        {state !== 'seen' && !(hasBegun && Layer !== undefined) && (
          <button
            type="button"
            className={styles.begin}
            onClick={begin}
            aria-label={
              state === 'failed'
                ? '视频没能播放，再试一次'
                : ['播放视频', name, length, savesData && weight].filter(Boolean).join('，')
            }
          >
            <span className={styles.sign} data-busy={state === 'begun' ? '' : undefined}>
              {state === 'failed' ? <RetryIcon /> : <PlayIcon />}
            </span>
            {state === 'failed' && <span className={styles.words}>视频没能播放，点这里再试一次</span>}
            {state === 'waiting' && savesData && (
              <span className={styles.words}>省流量模式：点按后加载，{weight}</span>
            )}
            {state === 'waiting' && length !== '' && <span className={styles.length}>{length}</span>}
          </button>
        )}
      </div>
      {title !== '' && title !== about && <figcaption className={styles.caption}>{title}</figcaption>}
    </figure>
  );
}
