import { useEffect, useRef, useState, type ComponentType } from 'react';
import { durationText } from '#lib/time/dates.ts';
import { videoSize, isPlaylist, type VideoSize, type VideoSource } from '#lib/media/video-source.ts';
import { fileSizeText } from '#lib/text/file-size.ts';
import { pictureSources } from '#lib/media/pictures.ts';
import type { StoryVideo } from '#lib/story/story-parts.ts';
import { whenReaderInteracts } from '#platform/lifecycle/reader-interaction.ts';
import { report } from '#platform/lifecycle/report.ts';
import { RetryIcon } from '#ui/icons/audio.tsx';
import { PlayIcon } from '#ui/icons/media.tsx';
import { frameShape } from './video-frame.ts';
import type { VideoLayerProps } from './video-layer.tsx';
import { useDataSaver } from './use-data-saver.ts';
import styles from './video.module.css';

export interface VideoProps {
  readonly video: StoryVideo & Pick<VideoSource, 'isLive'>;
  /** title of the page, used as the name of a video without title */
  readonly about: string;
  /** its poster is the page's LCP image: loaded with high priority */
  readonly first?: boolean;
  /** paused from outside; resumes afterwards if it was playing */
  readonly isHeld?: boolean;
}

const loadLayer = async () => (await import('./video-layer.tsx')).VideoLayer;

/**
 * A video in a page: its poster, and the player after a tap. The video is not loaded before the tap, and the player's code not
 * before the first interaction; with data saver the file size is shown first. Other sounds pause while it plays, as for any
 * media element of the document.
 */
export function Video({ video: clip, about, first = false, isHeld = false }: VideoProps) {
  const { src, poster, title, duration, bytes, captions } = clip;
  const frame = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const savesData = useDataSaver();
  const [state, setState] = useState<'waiting' | 'begun' | 'seen' | 'failed'>('waiting');
  const [Layer, setLayer] = useState<ComponentType<VideoLayerProps>>();
  const [loadedSize, setLoadedSize] = useState<VideoSize>();
  const name = title || about;
  const length = duration > 0 ? durationText(Math.round(duration)) : '';
  const weight = bytes === undefined ? '大小未知' : `约 ${fileSizeText(bytes)}`;
  // an unknown size comes from the video's metadata; a live keeps the ratio of its page
  const size = videoSize(clip) ?? loadedSize;
  const hasBegun = state === 'begun' || state === 'seen';

  useEffect(() => {
    let isLeft = false;
    void whenReaderInteracts().then(async () => {
      if (isLeft) return;
      // the tap loads it again and reports failures
      const Loaded = await loadLayer().catch(() => undefined);
      if (!isLeft && Loaded !== undefined) setLayer(() => Loaded);
    });
    return () => {
      isLeft = true;
    };
  }, []);

  function begin() {
    // plays at once, within the tap's event; the player attaches later and handles rejections and errors. With data saver, or for
    // a stream that may need the library, the player starts it
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
    <figure className={styles.figure}>
      <div
        ref={frame}
        className={styles.frame}
        data-state={state}
        {...frameShape(clip.isLive === true ? undefined : size)}
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
          // without scripts the browser's own controls work
          controls={!hasBegun}
          playsInline
          preload="none"
          aria-label={`视频：${name}`}
          onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
            setLoadedSize(videoSize({ width, height }))
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
            video={clip}
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
