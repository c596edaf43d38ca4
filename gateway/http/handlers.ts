import type { Handlers } from '../contract/handler.ts';
import { accountHandlers } from '../domains/account/handlers.ts';
import type { AccountServices } from '../domains/account/services.ts';
import { commentHandlers } from '../domains/comments/handlers.ts';
import type { Deps } from '../domains/shared/deps.ts';
import { newsHandlers } from '../domains/news/handlers.ts';

/** Every operation of the contract with what answers it. */
export function createHandlers(deps: Deps, account: AccountServices): Handlers {
  return { ...newsHandlers(deps), ...commentHandlers(deps), ...accountHandlers(deps, account) };
}
