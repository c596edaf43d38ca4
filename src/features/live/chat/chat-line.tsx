import { memo } from 'react';
import { Badge } from '#ui/card/badge.tsx';
import styles from './chat-line.module.css';
import type { LiveMessage } from '../shared/live-types.ts';

/** A chat message, memoised: not rendered again when others follow. */
export const ChatLine = memo(function ChatLine({ message }: { readonly message: LiveMessage }) {
  const { name, host, text, own, state } = message;
  return (
    <li className={styles.line} data-own={own || undefined}>
      {host && <Badge tone="brand">主持人</Badge>} <span className={styles.name}>{own ? '我' : name}</span>{' '}
      <span>{text}</span>
      {state === 'held' && <span className={styles.note}>编辑看过后大家可见</span>}
    </li>
  );
});
