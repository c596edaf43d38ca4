import { useEffect, useRef } from 'react';
import { Button } from '#ui/control/button.tsx';
import styles from './tip-sent.module.css';

interface TipSentProps {
  /** an editor reviews it first */
  readonly isHeld: boolean;
  readonly onAnother: () => void;
  readonly onClose?: () => void;
}

/** Confirms that a tip was received, and what happens next. */
export function TipSent({ isHeld, onAnother, onClose }: TipSentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="status" className={styles.sent}>
      <p className={styles.title}>{isHeld ? '收到了，先由编辑看一遍' : '收到了，谢谢您'}</p>
      <p className={styles.next}>
        {isHeld
          ? '内容里有需要核实的词句，编辑看过以后才会受理。您写的都已经收好，不用重发。'
          : '编辑会尽快受理，受理后大家都能看到。进展在“我的爆料”里，记者的回复也在那里。'}
      </p>
      <div className={styles.ends}>
        <Button onClick={onAnother}>再写一条</Button>
        {onClose !== undefined && <Button onClick={onClose}>回到话题</Button>}
      </div>
    </div>
  );
}
