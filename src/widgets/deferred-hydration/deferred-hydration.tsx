import {
  createElement,
  memo,
  Suspense,
  use,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
} from 'react';
import { useWasServerRendered } from '#ui/state/use-was-server-rendered.ts';
import { replayTaps } from '#platform/lifecycle/before-hydration.ts';
import { whenOnline } from '#platform/network/network.ts';
import { whenReaderInteracts, whenReaderTouches } from '#platform/lifecycle/reader-interaction.ts';
import { isAwaitingHydration } from '#platform/lifecycle/hydration-state.ts';

interface DeferredPart<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** whether it is loaded without waiting for an interaction */
  readonly isNeededAtOnce?: (props: Props) => boolean;
}

const parts: (() => Promise<unknown>)[] = [];

/**
 * Loads the code of all parts: on the server to render them completely, in the browser ahead of less likely pages.
 * @throws TypeError if the code fails to load
 */
export async function loadDeferredParts(): Promise<void> {
  await Promise.all(parts.map((load) => load()));
}

/**
 * Deferred hydration of a part of a page. The server's HTML stays until the first interaction; then the code is loaded, the
 * part is hydrated, and a tap made meanwhile is replayed. On client-rendered pages the code is loaded with the page.
 * React re-creates a boundary, visibly, if its props or contexts change before hydration: so the contexts around such a part
 * must not change, and it should have few props.
 */
export function deferHydration<Props extends object>(part: DeferredPart<Props>) {
  const { isNeededAtOnce = () => false } = part;
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  /** @throws TypeError if the code fails to load */
  async function load(): Promise<ComponentType<Props>> {
    Loaded ??= await part.load();
    return Loaded;
  }

  async function loadForReader(props: Props): Promise<ComponentType<Props>> {
    if (!isNeededAtOnce(props)) await whenReaderInteracts();
    for (;;) {
      await whenOnline();
      try {
        return await load();
      } catch {
        // the app handles it (vite:preloadError); the server's HTML stays readable
        await whenReaderTouches();
      }
    }
  }

  async function loadForPage(): Promise<ComponentType<Props>> {
    try {
      return await load();
    } catch (cause) {
      // React renders several times before it shows the error
      setTimeout(() => {
        loading = undefined;
      }, 1000);
      throw cause;
    }
  }

  interface PartProps {
    readonly props: Props;
    readonly isServerRendered: boolean;
    readonly onHydrated: () => void;
  }

  function Part({ props, isServerRendered, onHydrated }: PartProps) {
    useEffect(onHydrated, [onHydrated]);
    // React requires the same `use` call after suspending
    if (loading === undefined && Loaded !== undefined) return createElement(Loaded, props);
    loading ??= isServerRendered ? loadForReader(props) : loadForPage();
    return createElement(use(loading), props);
  }

  /** Memoized: React re-creates a boundary that renders again before hydration. */
  const Boundary = memo(function DeferredBoundary(given: PartProps) {
    // client-rendered pages are shown complete
    if (!given.isServerRendered) return <Part {...given} />;
    return (
      <Suspense fallback={null}>
        <Part {...given} />
      </Suspense>
    );
  });

  function Deferred(props: Props) {
    const isServerRendered = useWasServerRendered();
    const [isHydrated, setHydrated] = useState(false);
    const onHydrated = useCallback(() => setHydrated(true), []);
    useEffect(() => {
      if (isHydrated) replayTaps();
    }, [isHydrated]);
    return (
      // `contents`: sticky children stick to the page
      <div data-waiting={isHydrated ? undefined : ''} style={{ display: 'contents' }}>
        <Boundary props={props} isServerRendered={isServerRendered} onHydrated={onHydrated} />
      </div>
    );
  }

  parts.push(load);
  // a prefetched page: its data comes before, its code on the first interaction; failures are retried when it is shown
  if (!import.meta.env.SSR && !isAwaitingHydration())
    void whenReaderInteracts().then(() => load().catch(() => undefined));
  return memo(Deferred);
}
