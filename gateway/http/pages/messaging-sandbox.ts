import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { repository } from '../../module-files.ts';
import type { MessagingApp } from '../../services/messaging-app/messaging-app.ts';
import { sandboxAppId, sandboxBase, type SandboxApp } from '../../services/messaging-app/sandbox-app.ts';
import type { SiteOrigin } from '../middleware/site-origin.ts';
import { authorisationPage, errorPage } from './messaging-sandbox-page.ts';

const scriptFile = join(repository, 'gateway/services/messaging-app/sandbox-script/wx.js');
const slowResponseMs = 3000;
const pagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the sandbox of the messaging app, where the gateway uses it instead of the real one: its authorisation page and
 * its JS-SDK.
 */
export function registerMessagingSandbox(
  app: FastifyInstance,
  messagingApp: MessagingApp | undefined,
  siteOrigin: SiteOrigin,
): void {
  if (messagingApp === undefined || !isSandbox(messagingApp)) return;
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.get(`${sandboxBase}/authorize`, async (request, reply) => {
      const origin = siteOrigin(request);
      const query = new URL(request.url, origin).searchParams;
      const problem = problemOf(request, query, origin);
      const { redirect_uri: redirectTo = '', state = '' } = Object.fromEntries(query);
      return sendPage(
        reply,
        problem === undefined ? authorisationPage({ redirectTo, state }) : errorPage(problem),
      );
    });
    scope.post(`${sandboxBase}/authorize`, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const redirectTo = form.get('redirect_uri') ?? '';
      if (!isOfThisSite(siteOrigin(request), redirectTo)) return sendPage(reply, errorPage(otherSite));
      const how = form.get('how');
      if (how === 'slow') await wait(slowResponseMs, undefined, { ref: false });
      const back = new URL(redirectTo);
      // like the real one: after a refusal there is no code
      if (form.get('answer') === 'allow')
        back.searchParams.set('code', messagingApp.issueCode(form.get('person') ?? '', how === 'old'));
      back.searchParams.set('state', form.get('state') ?? '');
      return reply.redirect(back.href, 302);
    });
    scope.get(`${sandboxBase}/wx.js`, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/javascript; charset=utf-8')
        .send(await readFile(scriptFile)),
    );
    scope.post(`${sandboxBase}/config`, async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send({ accepted: isConfig(request.body) && messagingApp.isSignatureValid(request.body) }),
    );
  });
}

const otherSite = 'redirect_uri 域名与后台配置不一致，错误码：10003';

/** Error message of the real messaging app for an invalid request; undefined for a valid one. */
function problemOf(request: FastifyRequest, query: URLSearchParams, origin: string): string | undefined {
  if (!request.headers['user-agent']?.includes('MicroMessenger')) return '请在微信客户端打开链接';
  if (query.get('appid') !== sandboxAppId) return 'appid 参数错误，错误码：10013';
  if (query.get('response_type') !== 'code' || query.get('scope') !== 'snsapi_userinfo')
    return 'scope 参数错误或没有 scope 权限，错误码：10005';
  return isOfThisSite(origin, query.get('redirect_uri') ?? '') ? undefined : otherSite;
}

function isOfThisSite(site: string, address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(site).origin;
}

const isSandbox = (app: MessagingApp): app is SandboxApp => 'issueCode' in app;

function isConfig(
  body: unknown,
): body is Parameters<SandboxApp['isSignatureValid']>[0] & { readonly appId: string } {
  if (typeof body !== 'object' || body === null) return false;
  const { appId, url, nonceStr, timestamp, signature }: Record<string, unknown> = { ...body };
  const texts = [url, nonceStr, signature].every((text) => typeof text === 'string');
  return appId === sandboxAppId && texts && typeof timestamp === 'number';
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': pagePolicy })
    .type('text/html; charset=utf-8')
    .send(html);
}
