import { prepareDemoData } from '../gateway.ts';

/** Playwright's global setup; the returned function runs after the last test. */
export default function prepareJourneys(): Promise<() => Promise<void>> {
  // browsers on the same machine may keep a page from being rendered in time
  process.env['RENDER_LIMIT'] = 'off';
  return prepareDemoData();
}
