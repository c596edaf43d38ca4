import { createStore, type Store } from '#lib/browser/store.ts';

export interface WholeView {
  /** HTML of the whole story, once it is there */
  readonly body: string | undefined;
  /** the reader has unfolded it */
  readonly isOpen: boolean;
  /** sections of it that are in the document */
  readonly shown: number;
  readonly hasFailed: boolean;
}

/** All of a very long story, of which a page has the beginning: fetched once, folded until the reader wants it. */
export interface StoryWhole extends Pick<Store<WholeView>, 'get' | 'subscribe'> {
  /** @returns its HTML @throws GatewayError; asked for anew after that */
  fetch(): Promise<string>;
  /** Unfolds it, and fetches it where it is not there. */
  open(): void;
  /** Brings one more section into the document, or all of them. */
  show(how: 'one more' | 'all'): void;
}

/** @param load asks for the whole story's HTML */
export function createStoryWhole(load: () => Promise<string>): StoryWhole {
  const view = createStore<WholeView>({ body: undefined, isOpen: false, shown: 0, hasFailed: false });
  const change = (changed: Partial<WholeView>) => view.set({ ...view.get(), ...changed });
  let asked: Promise<string> | undefined;

  async function ask(): Promise<string> {
    change({ hasFailed: false });
    try {
      const body = await load();
      change({ body });
      return body;
    } catch (cause) {
      asked = undefined;
      change({ hasFailed: true });
      throw cause;
    }
  }

  function fetch(): Promise<string> {
    asked ??= ask();
    return asked;
  }

  return {
    get: view.get,
    subscribe: view.subscribe,
    fetch,
    open() {
      change({ isOpen: true });
      // what fails is shown where the text would stand
      fetch().catch(() => undefined);
    },
    show: (how) => change({ shown: how === 'all' ? Number.POSITIVE_INFINITY : view.get().shown + 1 }),
  };
}
