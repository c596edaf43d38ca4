import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '#ui/control/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { FlatPanorama } from './flat-panorama.tsx';
import { PanoramaMessages } from './panorama-messages.tsx';
import styles from './panorama.module.css';
import type { VrScene, VrSpot } from './panorama-types.ts';
import { PanoramaHotspots } from './panorama-hotspots.tsx';
import { useFullFrame } from './use-full-frame.ts';
import { usePanorama, usePanoramaState } from './use-panorama.ts';

const PanoramaBar = lazy(async () => ({ default: (await import('./panorama-bar.tsx')).PanoramaBar }));

interface PanoramaProps {
  /** at least one */
  readonly scenes: readonly VrScene[];
  /** id of the scene in the URL */
  readonly scene: string | undefined;
  readonly savesData: boolean;
  /** called when the reader enters another scene */
  readonly onScene: (id: string) => void;
}

/** Panoramas to look around in: rendered by WebGL, or flat as a fallback and before scripts run. */
export function Panorama({ scenes, scene: named, savesData, onScene }: PanoramaProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const player = usePanorama({ pane, canvas, video, scenes, scene: named, savesData, onScene });
  const first = scenes.find(({ id }) => id === named) ?? scenes[0];
  const state = usePanoramaState(player, first?.id ?? '', savesData);
  const [words, setWords] = useState<VrSpot>();
  const [isMuted, setMuted] = useState(true);
  const { isFull, toggle } = useFullFrame(frame, () => player?.stage?.redraw());
  /** id of the scene drawn last, which stays while another is loading; the flat picture stays until the first is drawn */
  const [drawn, setDrawn] = useState<string>();
  if (state.isDrawn && drawn !== state.scene) setDrawn(state.scene);
  const scene = scenes.find(({ id }) => id === state.scene) ?? first;
  if (scene === undefined) return null;
  const isFlat = state.isFlat || drawn === undefined;
  const enter = (id: string) => player?.actor.send({ type: 'scene.requested', id });

  return (
    <div
      ref={frame}
      className={styles.frame}
      data-full={isFull ? '' : undefined}
      style={{ backgroundColor: scene.panorama.color }}
    >
      <div
        ref={pane}
        className={styles.pane}
        hidden={isFlat}
        role="application"
        aria-label={`${scene.title}的全景，方向键转动，加减号拉近拉远`}
        aria-busy={state.isLoading}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys turn it
        tabIndex={0}
      >
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={scene.panorama.alt} />
        {!isFlat && drawn === scene.id && player?.stage && (
          <PanoramaHotspots
            key={scene.id}
            stage={player.stage}
            spots={scene.spots}
            onWords={setWords}
            onScene={enter}
          />
        )}
      </div>
      <FlatPanorama
        scene={scene}
        isHidden={!isFlat}
        isSharp={state.isSharp}
        hasFailed={state.isFlat && state.hasFailed}
        onLoaded={() => player?.actor.send({ type: 'picture.loaded' })}
        onFailed={() => player?.actor.send({ type: 'picture.failed' })}
        onWords={setWords}
        onScene={enter}
      >
        <video
          ref={video}
          className={styles.video}
          data-playing={state.isPlaying ? '' : undefined}
          playsInline
          loop
          muted
          preload="none"
          crossOrigin="anonymous"
          aria-hidden="true"
          tabIndex={-1}
        />
      </FlatPanorama>
      {player !== undefined && <PanoramaMessages player={player} state={state} />}
      <div className={styles.foot}>
        {player !== undefined && (
          <Suspense fallback={null}>
            <PanoramaBar
              player={player}
              state={state}
              hasVideo={scene.film !== undefined}
              isMuted={isMuted}
              onMuted={(muted) => {
                setMuted(muted);
                player.setMuted(muted);
              }}
              isFull={isFull}
              onFull={toggle}
            />
          </Suspense>
        )}
        {scenes.length > 1 && <SceneChoice scenes={scenes} current={scene.id} onScene={enter} />}
      </div>
      {words !== undefined && (
        <Sheet label={words.label} onClose={() => setWords(undefined)}>
          <h2 className={styles.wordsTitle}>{words.label}</h2>
          {(words.text ?? '').split('\n').map((paragraph) => (
            <p key={paragraph} className={styles.words}>
              {paragraph}
            </p>
          ))}
          <Button onClick={() => setWords(undefined)}>继续看全景</Button>
        </Sheet>
      )}
    </div>
  );
}

interface SceneChoiceProps {
  readonly scenes: readonly VrScene[];
  readonly current: string;
  readonly onScene: (id: string) => void;
}

function SceneChoice({ scenes, current, onScene }: SceneChoiceProps) {
  return (
    <nav className={styles.scenes} aria-label="切换场景">
      {scenes.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className={styles.scene}
          aria-current={id === current ? 'true' : undefined}
          onClick={() => onScene(id)}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
