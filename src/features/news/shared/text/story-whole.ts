import { createStore, type Store } from '#lib/browser/store.ts';

export interface WholeView {
  /** HTML of the whole story once it is loaded */
  readonly body: string | undefined;
  /** expanded by the reader */
  readonly isOpen: boolean;
  /** number of its sections in the document */
  readonly shown: number;
  readonly hasFailed: boolean;
}

/** A long story of which the page has the beginning: fetched once, collapsed until the reader expands it. */
export interface StoryWhole extends Pick<Store<WholeView>, 'get' | 'subscribe'> {
  /** @returns its HTML @throws GatewayError; a later call retries */
  fetch(): Promise<string>;
  /** Expands it, loading it if necessary. */
  open(): void;
  /** Adds one more section to the document, or all of them. */
  show(how: 'one more' | 'all'): void;
}

/** @param load requests the whole story's HTML */
export function createStoryWhole(load: () => Promise<string>): StoryWhole {
  const view = createStore<WholeView>({ body: undefined, isOpen: false, shown: 0, hasFailed: false });
  const change = (changed: Partial<WholeView>) => view.set({ ...view.get(), ...changed });
  let request: Promise<string> | undefined;

  async function loadRest(): Promise<string> {
    change({ hasFailed: false });
    try {
      const body = await load();
      change({ body });
      return body;
    } catch (cause) {
      request = undefined;
      change({ hasFailed: true });
      throw cause;
    }
  }

  function fetch(): Promise<string> {
    request ??= loadRest();
    return request;
  }

  return {
    get: view.get,
    subscribe: view.subscribe,
    fetch,
    open() {
      change({ isOpen: true });
      // the error is shown in place of the text
      fetch().catch(() => undefined);
    },
    show: (how) => change({ shown: how === 'all' ? Number.POSITIVE_INFINITY : view.get().shown + 1 }),
  };
}
