/** ms after which a sound that does not begin, or does not go on, counts as a fault of the network */
export const patience = 20_000;
/** ms before a fault is tried again by itself */
export const retryPause = 1500;
/** ms of undisturbed sound after which earlier faults are forgotten */
export const steadyAfter = 10_000;
/** times that a fault is tried again by itself */
export const mostRetries = 2;
