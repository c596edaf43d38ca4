/** The port that the app injects into the page. Messages are JSON; see docs/contracts/browser.md. */
export interface AppPort {
  postMessage(text: string): void;
  onmessage?: ((event: { readonly data: unknown }) => void) | null;
}

/** The app's result of an action; fields besides `outcome` depend on the action. */
interface AppResult {
  readonly outcome: string;
  readonly [field: string]: unknown;
}

/** time in which the app must accept an action; the reader may then take any time */
const acceptTimeoutMs = 1000;
const refused: AppResult = { outcome: 'refused' };

interface Waiting {
  /** the app accepted the action */
  accept(): void;
  end(result: AppResult): void;
}

/** Sends actions to the app, several at a time; an action that the app does not accept in time is refused. */
export function openAppChannel(port: AppPort): (act: string, page?: object) => Promise<AppResult> {
  const waiting = new Map<string, Waiting>();
  let lastId = 0;

  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- an injected port may lack addEventListener
  port.onmessage = ({ data }) => {
    const result = readResult(data);
    if (result === undefined) return;
    const act = waiting.get(result.id);
    if (result.outcome === 'taken') act?.accept();
    else act?.end(result);
  };

  return (act, page) =>
    new Promise((resolve) => {
      lastId += 1;
      const id = String(lastId);
      const end = (result: AppResult) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(result);
      };
      const timer = setTimeout(() => end(refused), acceptTimeoutMs);
      waiting.set(id, { accept: () => clearTimeout(timer), end });
      port.postMessage(JSON.stringify({ id, act, ...(page && { page }) }));
    });
}

/** @returns undefined for an invalid message, such as one of another sender */
function readResult(data: unknown): (AppResult & { readonly id: string }) | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const { id, outcome, ...fields }: { readonly [field: string]: unknown } = Object(JSON.parse(data));
    return typeof id === 'string' && typeof outcome === 'string' ? { ...fields, id, outcome } : undefined;
  } catch {
    return undefined; // not JSON
  }
}
