import type { AuthorizeRequest } from './messaging-app.ts';

/** The address of the authorization page, with the parameters in the order that WeChat requires. */
export function authorizeAddress(page: string, appId: string, request: AuthorizeRequest): string {
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: request.redirectTo,
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: request.state,
  });
  return `${page}?${query.toString()}#wechat_redirect`;
}
