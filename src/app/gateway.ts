import { createGateway, type Gateway } from 'qlwb-gateway-sdk';
import { sendInProcess, type Exchange } from 'qlwb-gateway-sdk/in-process';
import { deviceUuid } from '#platform/storage/device.ts';
import { readPageAddress, type PageAddress } from '#platform/history/page-address.ts';
import { readReaderToken } from '#platform/storage/reader-token.ts';
import { readSessionValue } from '#platform/storage/session-values.ts';
import { report } from '#platform/lifecycle/report.ts';
import { sharePathOf } from '#lib/story/share-path.ts';

/** `id:secret` of the web client. It is in the public scripts and therefore no secret; it can be set per build. */
const clientCredential: string = import.meta.env.VITE_CLIENT_CREDENTIAL ?? 'h5:qlwb-reader';

/** Creates the gateway client of the browser. */
export function createBrowserGateway(userAgent: string): Gateway {
  return createGateway({
    page() {
      const address = readPageAddress();
      const token = readReaderToken(address.search);
      return pageFacts(address, {
        // a token in the first URL of the visit is removed from it, and belongs to all calls of the visit
        queryToken:
          token !== undefined && token === readSessionValue('token') ? token : queryToken(address, token),
        openId: readSessionValue('openid'),
        unionId: readSessionValue('unionid'),
      });
    },
    device: () => ({ uuid: deviceUuid(), userAgent }),
    userToken: () => readReaderToken(readPageAddress().search),
    clientCredential,
    // pages and the outbox tell the reader of a 429 at once
    retry: { statuses: [502, 503, 504] },
    onError: (error) => report(error.operation, error),
  });
}

interface ServerGatewayOptions {
  /** path and search of the rendered page */
  readonly url: string;
  readonly userAgent: string;
  /** of the reader, from a cookie or the URL */
  readonly token: string | undefined;
  /** answers in process, without a socket */
  readonly exchange: Exchange;
}

/** Creates the gateway client of a server-rendered page: no device, and a reader only if the URL carries a token. */
export function createServerGateway({ url, userAgent, token, exchange }: ServerGatewayOptions): Gateway {
  const address = new URL(url, inProcessOrigin);
  return createGateway({
    send: sendInProcess(exchange),
    page() {
      const page = { path: address.pathname, search: address.search };
      return pageFacts(page, { queryToken: queryToken(page, token) });
    },
    device: () => ({ uuid: '', userAgent }),
    userToken: () => token,
  });
}

/** Never resolved: completes the path of a page to a URL. */
const inProcessOrigin = 'http://gateway.internal';
const base = '/new';

interface VisitFacts {
  readonly queryToken: string | undefined;
  /** of an earlier page of the visit */
  readonly openId?: string | undefined;
  readonly unionId?: string | undefined;
}

function pageFacts({ path, search }: PageAddress, { queryToken: token, openId, unionId }: VisitFacts) {
  const below = path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  const query = new URLSearchParams(search);
  return {
    ...present('sharePath', sharePathOf(below)),
    ...present('queryToken', token),
    ...present('openId', query.get('openid') || openId),
    ...present('unionId', query.get('unionid') || unionId),
  };
}

/** The token in the page's URL. @param token of the reader: another one is not sent */
function queryToken({ search }: PageAddress, token: string | undefined): string | undefined {
  return new URLSearchParams(search).get('token') === token ? token : undefined;
}

function present<Key extends string>(key: Key, value: string | null | undefined): { [K in Key]?: string } {
  return value ? ({ [key]: value } as { [K in Key]?: string }) : {};
}
