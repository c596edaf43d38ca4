/** ms after which a film that does not begin, or does not go on, counts as stalled */
export const patience = 12_000;
/** ms before the first time that a stalled film is loaded anew by itself; each further time it is twice as long */
export const firstPause = 1000;
/** times that it is loaded anew by itself */
export const mostRetries = 3;
/** ms of undisturbed film after which earlier faults are forgotten */
export const steadyAfter = 10_000;
