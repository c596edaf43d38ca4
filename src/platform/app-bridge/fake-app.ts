import type { AppPort } from './app-channel.ts';

/** An act as the page asked for it. */
interface Asked {
  readonly id: string;
  readonly act: string;
  readonly page?: object;
}

export interface FakeApp {
  /** what was asked of it, without its ids */
  readonly asked: readonly Omit<Asked, 'id'>[];
  /** says what the oldest act that waits came to */
  answer(fields: object): void;
  /** takes the app away again */
  leave(): void;
}

/**
 * For tests: puts the newspaper's app around the page.
 * @param answers by act; one without waits for `answer`, or is unknown to the app where `knows` leaves it out
 */
export function enterFakeApp(
  answers: Readonly<Record<string, object>> = {},
  knows: readonly string[] = ['login', 'share', 'open', 'close'],
): FakeApp {
  const asked: Omit<Asked, 'id'>[] = [];
  const waiting: string[] = [];
  const say = (id: string, fields: object) => port.onmessage?.({ data: JSON.stringify({ id, ...fields }) });
  const port: AppPort = {
    postMessage(text) {
      const { id, ...act }: Asked = JSON.parse(text);
      asked.push(act);
      if (!knows.includes(act.act)) return;
      say(id, { outcome: 'taken' });
      const answer = answers[act.act];
      if (answer === undefined) waiting.push(id);
      else queueMicrotask(() => say(id, answer));
    },
  };
  const { userAgent } = navigator;
  setUserAgent(`${userAgent} qlydApp/9.8.6`);
  window.qlydApp = port;
  return {
    asked,
    answer: (fields) => say(waiting.shift() ?? '', fields),
    leave() {
      setUserAgent(userAgent);
      delete window.qlydApp;
    },
  };
}

function setUserAgent(value: string): void {
  Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
}
