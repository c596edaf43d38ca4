import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import type { VideoSource } from '#lib/media/video-source.ts';
import { skipSeconds } from '#gestures/video-taps.ts';
import { showCaptions } from '#platform/media/picture-in-picture.ts';
import { toggleFullScreen } from '#platform/media/full-screen.ts';
import { IconButton } from '#ui/control/icon-button.tsx';
import { PauseIcon, RetryIcon } from '#ui/icons/audio.tsx';
import { BackTenIcon, ForwardTenIcon, PlayIcon, SoundOffIcon } from '#ui/icons/media.tsx';
import { VideoBar } from './video-bar.tsx';
import styles from './video-controls.module.css';
import { videoKey, type VideoKey } from './video-keys.ts';
import { VideoMenu } from './video-menu.tsx';
import type { VideoPlayer } from './video-player.ts';
import { VideoTools } from './video-tools.tsx';
import { buttonLabel, stateText } from './video-labels.ts';
import { useVideoPosition, useVideoState } from './use-video-player.ts';
import { useVideoTaps } from './use-video-taps.ts';
import { durationText } from '#lib/time/dates.ts';

/** after which the controls hide while the video plays */
const controlsShownMs = 3000;

/**
 * Whether the controls are visible: always while the video does not play, else for some seconds after an interaction.
 * @param mayHide the video plays, and no control is in use
 */
function useAutoHidingControls(mayHide: boolean) {
  const [visibility, setVisibility] = useState({ areShown: true, count: 0 });
  const { areShown, count } = visibility;
  useEffect(() => {
    if (!mayHide || !areShown) return;
    const timer = setTimeout(() => setVisibility((last) => ({ ...last, areShown: false })), controlsShownMs);
    return () => clearTimeout(timer);
  }, [mayHide, areShown, count]);
  const show = useCallback(() => setVisibility((last) => ({ areShown: true, count: last.count + 1 })), []);
  const hide = useCallback(() => setVisibility((last) => ({ ...last, areShown: false })), []);
  return { areShown: areShown || !mayHide, show, hide };
}

/** seconds of playback */
const noteShownSeconds = 5;

/** Tells that playback was resumed, with a button to start over. */
function ResumedNote({ player }: { readonly player: VideoPlayer }) {
  const { actor, resumedAt } = player;
  const { at } = useVideoPosition(player);
  const [isOver, setOver] = useState(resumedAt === 0);
  if (isOver || at < resumedAt || at > resumedAt + noteShownSeconds) return null;
  return (
    <button
      type="button"
      className={styles.resumed}
      onClick={() => {
        actor.send({ type: 'seek.requested', to: 0 });
        setOver(true);
      }}
    >
      已从 {durationText(resumedAt)} 接着放，点这里从头看
    </button>
  );
}

interface VideoControlsProps {
  readonly frame: HTMLElement;
  readonly element: HTMLVideoElement;
  readonly video: VideoSource & { readonly duration: number };
  readonly name: string;
  readonly player: VideoPlayer;
}

/** ms of the message after skipping */
const skipMessageMs = 800;

/** Controls of a video. Hidden controls stay available to keyboards and screen readers. */
export function VideoControls({ frame, element, video, name, player }: VideoControlsProps) {
  const { actor } = player;
  const state = useVideoState(player);
  const isMuted = useSelector(actor, ({ context }) => context.isMuted);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [areCaptionsOn, setCaptionsOn] = useState(false);
  const [skipped, setSkipped] = useState(0);
  const controls = useAutoHidingControls(state === 'seen' && !isMenuOpen && !isHeld);
  const isGoing = buttonLabel(state) === '暂停';
  const hasFailed = state === 'network' || state === 'unsupported';

  useEffect(
    () => showCaptions(element, { areShown: areCaptionsOn, areLifted: controls.areShown }),
    [element, areCaptionsOn, controls.areShown],
  );
  useEffect(() => {
    if (skipped === 0) return;
    const timer = setTimeout(() => setSkipped(0), skipMessageMs);
    return () => clearTimeout(timer);
  }, [skipped]);

  const toggle = () => {
    const isVideo = actor.getSnapshot().hasTag('video');
    actor.send(isVideo ? { type: 'toggle.requested' } : { type: 'play.requested', sound: true });
    controls.show();
  };
  const isLive = video.isLive === true;
  const skip = (by: number, soFar = by) => {
    if (isLive) return;
    actor.send({ type: 'skip.requested', by });
    setSkipped(soFar);
  };
  const fillScreen = () => toggleFullScreen(frame, element);
  const setSound = (isOn: boolean) => actor.send({ type: 'sound.requested', isOn });
  const acts: Readonly<Record<VideoKey, () => void>> = {
    toggle,
    back: () => skip(-skipSeconds),
    forward: () => skip(skipSeconds),
    'full-screen': fillScreen,
    sound: () => setSound(isMuted),
    captions: () => setCaptionsOn(video.captions !== undefined && !areCaptionsOn),
  };
  const surface = useVideoTaps({
    onTap: controls.areShown ? controls.hide : controls.show,
    onSkip: skip,
    onToggle: toggle,
    onFullScreen: fillScreen,
  });

  function handleKey(event: KeyboardEvent) {
    controls.show();
    const on = event.target instanceof Element ? event.target.tagName : '';
    const act = videoKey(event, on);
    if (act === undefined || isMenuOpen) return;
    event.preventDefault();
    acts[act]();
  }

  return (
    <div
      className={styles.layer}
      role="group"
      aria-label={`播放器：${name}`}
      data-shown={controls.areShown ? '' : undefined}
      // focusable by click, for keyboard shortcuts
      tabIndex={-1}
      onKeyDown={handleKey}
      onFocus={({ target, currentTarget }) => {
        if (target !== currentTarget) controls.show();
      }}
    >
      <div className={styles.surface} {...surface} />
      <p className={styles.note} role="status">
        {stateText[state]}
      </p>
      {isMuted && isGoing && (
        <button type="button" className={styles.unmute} onClick={() => setSound(true)}>
          <SoundOffIcon size="small" />
          打开声音
        </button>
      )}
      <ResumedNote player={player} />
      {skipped !== 0 && (
        <span className={styles.skipped} data-side={skipped > 0 ? 'forward' : 'back'} aria-hidden="true">
          {skipped > 0 ? `前进 ${skipped} 秒` : `后退 ${-skipped} 秒`}
        </span>
      )}
      <div className={styles.keys}>
        {!isLive && (
          <IconButton label="后退 10 秒" icon={<BackTenIcon />} disabled={hasFailed} onClick={acts.back} />
        )}
        <button type="button" className={styles.toggle} aria-label={buttonLabel(state)} onClick={toggle}>
          {isGoing ? <PauseIcon /> : hasFailed || state === 'ended' ? <RetryIcon /> : <PlayIcon />}
        </button>
        {!isLive && (
          <IconButton
            label="前进 10 秒"
            icon={<ForwardTenIcon />}
            disabled={hasFailed}
            onClick={acts.forward}
          />
        )}
      </div>
      <div className={styles.foot}>
        {!isLive && <VideoBar player={player} duration={video.duration} onHold={setHeld} />}
        <VideoTools
          isAlone={isLive}
          frame={frame}
          element={element}
          isMuted={isMuted}
          onSound={setSound}
          captions={video.captions === undefined ? undefined : areCaptionsOn}
          onCaptions={setCaptionsOn}
          onMenu={() => setMenuOpen(true)}
          onFullScreen={fillScreen}
        />
      </div>
      {isMenuOpen && <VideoMenu player={player} isLive={isLive} onClose={() => setMenuOpen(false)} />}
    </div>
  );
}
