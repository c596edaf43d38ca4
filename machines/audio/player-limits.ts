/** ms after which playback that does not start or resume counts as a network fault */
export const loadTimeoutMs = 20_000;
/** ms before an automatic retry */
export const retryDelayMs = 1500;
/** ms of undisturbed playback after which earlier faults are forgotten */
export const steadyAfterMs = 10_000;
/** automatic retries after faults */
export const maxRetries = 2;
