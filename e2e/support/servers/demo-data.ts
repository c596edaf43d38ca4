import { prepareDemoData } from '../gateway.ts';

/** Playwright's global setup; the returned function runs after the last test. */
export default prepareDemoData;
