import type { Handlers } from '../contract/handler.ts';
import { accountHandlers } from './account/handlers.ts';
import { commentHandlers } from './comments/handlers.ts';
import type { Deps } from './deps.ts';
import { newsHandlers } from './news/handlers.ts';

/** Every operation of the contract with what answers it. */
export function createHandlers(deps: Deps): Handlers {
  return { ...newsHandlers(deps), ...commentHandlers(deps), ...accountHandlers(deps) };
}
