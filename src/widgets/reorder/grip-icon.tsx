import { Icon } from '#ui/control/icon.tsx';

/** Six dots: something to take hold of. */
export function GripIcon() {
  return (
    <Icon>
      <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="2.5" />
    </Icon>
  );
}
