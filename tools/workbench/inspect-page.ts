// Loaded by `npm run dev -- --inspect` before the app: sends what the page's machines do to Stately's inspector, which opens in
// a window of its own at the first tap, since browsers block windows that nobody asked for.
import { createBrowserInspector } from '@statelyai/inspect';
import { inspectActors } from './inspect-actors.ts';

const inspector = createBrowserInspector({ autoStart: false });
inspectActors(inspector.inspect);
const page: object = globalThis;
if (page instanceof EventTarget) page.addEventListener('pointerup', () => inspector.start(), { once: true });
