import { createContext, useContext } from 'react';
import type { Gateway } from 'qlwb-gateway-sdk';

/** The one gateway instance of the app, provided by the composition root. */
export const GatewayContext = createContext<Gateway | null>(null);

/** @throws Error outside the composition root */
export function useGateway(): Gateway {
  const gateway = useContext(GatewayContext);
  if (gateway === null) throw new Error('GatewayContext is not provided');
  return gateway;
}
