import { createMemoryHistory } from '@tanstack/react-router';
import { readVisit } from '#platform/network/visit.ts';
import { routeTree } from './route-tree.gen.ts';
import { createAppRouter, type AppRouter } from './router.tsx';

const visit = readVisit({ userAgent: '', origin: 'https://news.example', cookies: {}, now: 0 });
const ask = () => Promise.reject(new Error('no page of this test asks for anything'));

/** The app's router at an address below its base, with a gateway that rejects every call. */
export function openRouter(path: string): AppRouter {
  const history = createMemoryHistory({ initialEntries: [`/new${path}`] });
  return createAppRouter({ routeTree, gateway: { call: ask, data: ask }, visit, history });
}

/** Names middleware of a route, bypassing its type. @returns a function that restores it */
export function nameMiddleware({ options }: { options: object }, names: readonly string[]): () => void {
  const before = 'staticData' in options ? options.staticData : undefined;
  Object.assign(options, { staticData: { middleware: names } });
  return () => void Object.assign(options, { staticData: before });
}
