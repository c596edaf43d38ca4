/** The app's end of the bridge, as it puts it into the page. Texts are JSON; docs/contracts/browser.md. */
export interface AppPort {
  postMessage(text: string): void;
  onmessage?: ((event: { readonly data: unknown }) => void) | null;
}

/** What the app says an act came to; fields beside `outcome` are the act's own. */
interface AppAnswer {
  readonly outcome: string;
  readonly [field: string]: unknown;
}

/** ms in which an app says that it knows the act; what it then asks its reader may take as long as they like */
const takenWithin = 1000;
const refused: AppAnswer = { outcome: 'refused' };

interface Waiting {
  /** the app is at it */
  take(): void;
  end(answer: AppAnswer): void;
}

/** Asks the app for acts, several at a time, and never leaves one unanswered that the app does not know. */
export function openAppChannel(port: AppPort): (act: string, page?: object) => Promise<AppAnswer> {
  const waiting = new Map<string, Waiting>();
  let asked = 0;

  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- what apps put into a page need not have it
  port.onmessage = ({ data }) => {
    const answer = readAnswer(data);
    if (answer === undefined) return;
    const act = waiting.get(answer.id);
    if (answer.outcome === 'taken') act?.take();
    else act?.end(answer);
  };

  return (act, page) =>
    new Promise((resolve) => {
      asked += 1;
      const id = String(asked);
      const end = (answer: AppAnswer) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(answer);
      };
      const timer = setTimeout(() => end(refused), takenWithin);
      waiting.set(id, { take: () => clearTimeout(timer), end });
      port.postMessage(JSON.stringify({ id, act, ...(page && { page }) }));
    });
}

/** @returns undefined for what is no answer, such as a message that somebody else sent */
function readAnswer(data: unknown): (AppAnswer & { readonly id: string }) | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const { id, outcome, ...fields }: { readonly [field: string]: unknown } = Object(JSON.parse(data));
    return typeof id === 'string' && typeof outcome === 'string' ? { ...fields, id, outcome } : undefined;
  } catch {
    return undefined; // no JSON
  }
}
