import { Icon, type IconProps } from '../control/icon.tsx';

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5v13l10.5-6.5L8 5.5Z" fill="currentColor" />
    </Icon>
  );
}

/** A frame with a play symbol. */
export function VideoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5Z" />
      <path d="M10 9v6l5-3-5-3Z" fill="currentColor" />
    </Icon>
  );
}

export function ListenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 15v-2.5a7.5 7.5 0 0 1 15 0V15M4.5 14h3v6H6a1.5 1.5 0 0 1-1.5-1.5V14Zm15 0h-3v6H18a1.5 1.5 0 0 0 1.5-1.5V14Z" />
    </Icon>
  );
}

/** Four corners. */
export function FullScreenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15" />
    </Icon>
  );
}

export function LeaveFullScreenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5" />
    </Icon>
  );
}

/** Picture-in-picture: a small window in the corner of a large one. */
export function VideoWindowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11 18.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5h14A1.5 1.5 0 0 1 20.5 7v4" />
      <path d="M14 14.5h6.5v5H14Z" fill="currentColor" />
    </Icon>
  );
}

/** Two lines of text in a frame. */
export function CaptionsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5Z" />
      <path d="M7 12h4M13.5 12H17M7 15h6.5M16 15h1" />
    </Icon>
  );
}

/** Two sliders: playback settings. */
export function AdjustIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8h9M17.5 8H20M4 16h2.5M11 16h9" />
      <path d="M15.2 5.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM8.8 13.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z" />
    </Icon>
  );
}

export function SoundOnIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 9.5v5h3.5l4.5 4v-13l-4.5 4H4.5Z" fill="currentColor" />
      <path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />
    </Icon>
  );
}

export function SoundOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 9.5v5h3.5l4.5 4v-13l-4.5 4H4.5Z" fill="currentColor" />
      <path d="m15.5 9.5 5 5M20.5 9.5l-5 5" />
    </Icon>
  );
}

/** Counterclockwise arrow around a 10. */
export function BackTenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12a7 7 0 1 0 2.4-5.3M7.5 3v4h4" />
      <path d="M9.7 10.3v4.4M12 12.5c0-2.9 2.8-2.9 2.8 0s-2.8 2.9-2.8 0Z" strokeWidth="1.2" />
    </Icon>
  );
}

export function ForwardTenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19 12a7 7 0 1 1-2.4-5.3M16.5 3v4h-4" />
      <path d="M9.7 10.3v4.4M12 12.5c0-2.9 2.8-2.9 2.8 0s-2.8 2.9-2.8 0Z" strokeWidth="1.2" />
    </Icon>
  );
}

/** A broadcasting mast. */
export function LiveIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="11" r="2" fill="currentColor" />
      <path d="M12 13v7.5M8.3 14.7a5.2 5.2 0 0 1 0-7.4M15.7 7.3a5.2 5.2 0 0 1 0 7.4M5.5 17.5a9.2 9.2 0 0 1 0-13M18.5 4.5a9.2 9.2 0 0 1 0 13" />
    </Icon>
  );
}
