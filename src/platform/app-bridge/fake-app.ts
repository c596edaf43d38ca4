import type { AppPort } from './app-channel.ts';

/** An action requested by the page. */
interface AppRequest {
  readonly id: string;
  readonly act: string;
  readonly page?: object;
}

export interface FakeApp {
  /** requested actions, without their ids */
  readonly requests: readonly Omit<AppRequest, 'id'>[];
  /** responds to the oldest pending action */
  respond(fields: object): void;
  /** removes the app again */
  leave(): void;
}

/**
 * For tests: makes the page run in the newspaper's app.
 * @param results by action; an action without a result waits for `respond`, or is unknown to the app if `knows` omits it
 */
export function enterFakeApp(
  results: Readonly<Record<string, object>> = {},
  knows: readonly string[] = ['login', 'share', 'open', 'close'],
): FakeApp {
  const requests: Omit<AppRequest, 'id'>[] = [];
  const waiting: string[] = [];
  const say = (id: string, fields: object) => port.onmessage?.({ data: JSON.stringify({ id, ...fields }) });
  const port: AppPort = {
    postMessage(text) {
      const { id, ...act }: AppRequest = JSON.parse(text);
      requests.push(act);
      if (!knows.includes(act.act)) return;
      say(id, { outcome: 'taken' });
      const result = results[act.act];
      if (result === undefined) waiting.push(id);
      else queueMicrotask(() => say(id, result));
    },
  };
  const { userAgent } = navigator;
  setUserAgent(`${userAgent} qlydApp/9.8.6`);
  window.qlydApp = port;
  return {
    requests,
    respond: (fields) => say(waiting.shift() ?? '', fields),
    leave() {
      setUserAgent(userAgent);
      delete window.qlydApp;
    },
  };
}

function setUserAgent(value: string): void {
  Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
}
