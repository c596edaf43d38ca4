import {
  createElement,
  memo,
  Suspense,
  use,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { releaseTap } from '#platform/before-app.ts';
import { whenOnline } from '#platform/network.ts';
import { whenReaderActs } from '#platform/reader-acts.ts';

interface LaterPart<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** stands in a page that the browser builds until the code is there */
  readonly fallback: ReactNode;
  /** stands where the code cannot be had */
  readonly failed: ComponentType<{ readonly onRetry: () => void }>;
}

const loaders: (() => Promise<unknown>)[] = [];

/** Loads the code of all parts, so that they render at once: the server sends them whole. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all(loaders.map((load) => load()));
}

/**
 * A part of a page below its first screen. Its code is fetched when the reader turns to the page; the server's HTML of
 * it stands until then, and a tap on that is done once it is taken over. React builds anew, visibly, what changes before
 * it could be taken over: so the contexts around such a part hold still, and its properties are few and plain.
 */
export function later<Props extends object>({ load, fallback, failed: Failed }: LaterPart<Props>) {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props> | undefined> | undefined;

  async function loadNow(): Promise<ComponentType<Props>> {
    Loaded ??= await load();
    return Loaded;
  }

  /** @returns undefined where the code cannot be had: the app hears of that by `vite:preloadError` */
  async function loadForReader(): Promise<ComponentType<Props> | undefined> {
    await whenReaderActs();
    await whenOnline();
    return loadNow().catch(() => undefined);
  }

  function Part({ props, onThere }: { readonly props: Props; readonly onThere: () => void }) {
    const [, setTries] = useState(0);
    useEffect(onThere, [onThere]);
    // what has waited for the code asks for it in the same way when it is there: so React will have it
    const Now = Loaded !== undefined && loading === undefined ? Loaded : use((loading ??= loadForReader()));
    if (Now !== undefined) return createElement(Now, props);
    return (
      <Failed
        onRetry={() => {
          loading = undefined;
          setTries((tries) => tries + 1);
        }}
      />
    );
  }

  function Later(props: Props) {
    const [isThere, setThere] = useState(false);
    const onThere = useCallback(() => setThere(true), []);
    useEffect(() => {
      if (isThere) releaseTap();
    }, [isThere]);
    return (
      <div data-waiting={isThere ? undefined : ''}>
        <Suspense fallback={fallback}>
          <Part props={props} onThere={onThere} />
        </Suspense>
      </div>
    );
  }

  loaders.push(loadNow);
  return memo(Later);
}
