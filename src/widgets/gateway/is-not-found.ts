import { GatewayError } from 'qlwb-gateway-sdk/errors';

/** Whether a call failed because the gateway responded with 404. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof GatewayError && error.kind === 'http' && error.status === 404;
