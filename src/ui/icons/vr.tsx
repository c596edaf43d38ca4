import { Icon, type IconProps } from '../control/icon.tsx';

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  );
}

/** A phone turning to both sides. */
export function TurnedPhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5h6a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM11.5 16.5h1" />
      <path d="M5 8.5C3.4 10.6 3.4 13.4 5 15.5M19 8.5c1.6 2.1 1.6 4.9 0 7" />
    </Icon>
  );
}

/** Hotspot that shows a text. */
export function WordsSpotIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5M12 8v.1" />
    </Icon>
  );
}

/** Hotspot that links to a story. */
export function StorySpotIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 4.5h14v15H5zM8 8h8M8 12h8M8 16h5" />
    </Icon>
  );
}

/** Hotspot that leads to another scene. */
export function SceneSpotIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20V5M6 11l6-6 6 6" />
    </Icon>
  );
}
