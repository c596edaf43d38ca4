import { useEffect, useRef, useState } from 'react';
import type { Gateway } from 'qlwb-gateway-sdk';
import { answerHumanCheck, createHumanCheck } from 'qlwb-gateway-sdk/operations/account';
import { Button } from '#ui/control/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { Slider } from '#ui/control/slider.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { failureText } from '#widgets/notice/failure-text.ts';
import styles from './human-check.module.css';

interface HumanCheckProps {
  /** why it is shown */
  readonly title?: string;
  readonly onPassed: (checkId: string) => void;
  readonly onClose: () => void;
}

interface Check {
  readonly id: string;
  readonly target: number;
}

/** Number and times of slider movements. */
interface Moves {
  readonly count: number;
  /** ms */
  readonly first: number;
  readonly last: number;
}

const noMoves: Moves = { count: 0, first: 0, last: 0 };

/** Slider check before a call that was made often. The gateway verifies it; a miss starts a new one. */
export function HumanCheck({ title = '获取验证码有点频繁', onPassed, onClose }: HumanCheckProps) {
  const gateway = useGateway();
  const [check, setCheck] = useState<Check>();
  const [position, setPosition] = useState(0);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(true);
  const moves = useRef(noMoves);

  async function begin(why: string): Promise<void> {
    setBusy(true);
    setText(why);
    try {
      setCheck(await newCheck(gateway));
      setPosition(0);
      moves.current = noMoves;
    } catch (cause) {
      setText(failureText(cause));
    } finally {
      setBusy(false);
    }
  }

  async function answer({ id }: Check): Promise<void> {
    setBusy(true);
    const { count, first, last } = moves.current;
    const body = { id, position, moves: count, duration: Math.round(last - first) };
    try {
      const { passed } = await gateway.data(answerHumanCheck, { body });
      if (passed) return onPassed(id);
    } catch (cause) {
      setBusy(false);
      return setText(failureText(cause));
    }
    await begin('没有对准，再试一次');
  }

  useEffect(() => {
    void begin('');
    // once per sheet: the button retries
    // eslint-disable-next-line react/exhaustive-deps
  }, []);

  function move(value: number) {
    const now = performance.now();
    const { count, first } = moves.current;
    moves.current = { count: count + 1, first: count === 0 ? now : first, last: now };
    setPosition(value);
  }

  return (
    <Sheet label="安全验证" onClose={onClose}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.what}>请把滑块移到虚线圈里，再点确定。也可以用方向键移动。</p>
      <div className={styles.slider}>
        {check !== undefined && (
          <Slider label="安全验证滑块" value={position} mark={check.target} onMove={move} />
        )}
      </div>
      <p className={styles.fault} role="alert">
        {text}
      </p>
      <div className={styles.ends}>
        <Button onClick={onClose}>取消</Button>
        {check === undefined ? (
          <Button variant="brand" disabled={isBusy} onClick={() => void begin('')}>
            重新加载
          </Button>
        ) : (
          <Button variant="brand" disabled={isBusy} onClick={() => void answer(check)}>
            确定
          </Button>
        )}
      </div>
    </Sheet>
  );
}

async function newCheck(gateway: Gateway): Promise<Check> {
  const { id, target } = await gateway.data(createHumanCheck, { body: {} });
  return { id, target };
}
