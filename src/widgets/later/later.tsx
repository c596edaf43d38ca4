import {
  createElement,
  memo,
  Suspense,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { replayTap } from '#platform/lifecycle/before-hydration.ts';
import { whenOnline } from '#platform/network/network.ts';
import { whenReaderInteracts, whenReaderTouches } from '#platform/lifecycle/reader-interaction.ts';
import { isAwaitingHydration } from '#platform/lifecycle/hydration-state.ts';

interface LaterPart<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** whether it is loaded without waiting for the reader */
  readonly isWantedAtOnce?: (props: Props) => boolean;
}

const parts: (() => Promise<unknown>)[] = [];

/** Loads the code of all parts so far, so that they render whole at once: on the server. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all(parts.map((load) => load()));
}

/**
 * A part of a page that needs no code to be read. In a first view the server's HTML of it stands as it came until the
 * reader turns to the page: then its code is fetched, it is taken over, and what was tapped in it meanwhile is done. Later
 * pages bring its code along.
 * React builds anew, visibly, what changes before it could be taken over: so the contexts around such a part hold still,
 * and its properties are few.
 */
export function later<Props extends object>(part: LaterPart<Props>) {
  const { isWantedAtOnce = () => false } = part;
  let Loaded: ComponentType<Props> | undefined;
  let asked: Promise<ComponentType<Props>> | undefined;

  /** @throws what the browser says of code that cannot be had */
  async function load(): Promise<ComponentType<Props>> {
    Loaded ??= await part.load();
    return Loaded;
  }

  async function loadForReader(props: Props): Promise<ComponentType<Props>> {
    if (!isWantedAtOnce(props)) await whenReaderInteracts();
    for (;;) {
      await whenOnline();
      try {
        return await load();
      } catch {
        // the app has heard of it (vite:preloadError), and what the server sent can still be read
        await whenReaderTouches();
      }
    }
  }

  async function loadForPage(): Promise<ComponentType<Props>> {
    try {
      return await load();
    } catch (cause) {
      // React asks several times before it shows what failed
      setTimeout(() => {
        asked = undefined;
      }, 1000);
      throw cause;
    }
  }

  interface PartProps {
    readonly props: Props;
    readonly isFromServer: boolean;
    readonly onThere: () => void;
  }

  function Part({ props, isFromServer, onThere }: PartProps) {
    useEffect(onThere, [onThere]);
    // what has waited asks in the same way once the code is there: React will have it so
    if (asked === undefined && Loaded !== undefined) return createElement(Loaded, props);
    asked ??= isFromServer ? loadForReader(props) : loadForPage();
    return createElement(use(asked), props);
  }

  /** Held still by `memo`: a boundary that renders again before it could be taken over is built anew. */
  const Boundary = memo(function LaterBoundary(given: PartProps) {
    // a page that the browser builds is shown once all of it is there
    if (!given.isFromServer) return <Part {...given} />;
    return (
      <Suspense fallback={null}>
        <Part {...given} />
      </Suspense>
    );
  });

  function Later(props: Props) {
    const [isFromServer] = useState(useIsTakenOver());
    const [isThere, setThere] = useState(false);
    const onThere = useCallback(() => setThere(true), []);
    useEffect(() => {
      if (isThere) replayTap();
    }, [isThere]);
    return (
      // no box of its own: what is sticky in it keeps to the page
      <div data-waiting={isThere ? undefined : ''} style={{ display: 'contents' }}>
        <Boundary props={props} isFromServer={isFromServer} onThere={onThere} />
      </div>
    );
  }

  parts.push(load);
  // a page that is fetched ahead is fetched whole; what fails now is asked for again when it is shown
  if (!import.meta.env.SSR && !isAwaitingHydration()) load().catch(() => undefined);
  return memo(Later);
}

/** Whether what renders comes from the server: there, and where React takes its HTML over. */
function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
