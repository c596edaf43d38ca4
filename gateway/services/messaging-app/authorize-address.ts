import type { AuthorizeRequest } from './messaging-app.ts';

/** The address that asks a person, with the parameters in the order that the messaging app wants. */
export function authorizeAddress(page: string, appId: string, question: AuthorizeRequest): string {
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: question.redirectTo,
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: question.state,
  });
  return `${page}?${query.toString()}#wechat_redirect`;
}
