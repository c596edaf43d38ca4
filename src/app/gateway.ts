import { createGateway, type Gateway } from 'qlwb-gateway-sdk';
import { sendInProcess, type Exchange } from 'qlwb-gateway-sdk/in-process';
import { deviceUuid } from '#platform/storage/device.ts';
import { readPageAddress } from '#platform/history/page-address.ts';
import { readReaderToken } from '#platform/storage/reader-token.ts';
import { report } from '#platform/lifecycle/report.ts';
import { sharePathOf } from '#lib/story/share-path.ts';

/** `id:secret` of the web client. It is in the public scripts and therefore no secret; it can be set per build. */
const clientCredential: string = import.meta.env.VITE_CLIENT_CREDENTIAL ?? 'h5:qlwb-reader';

/** Creates the gateway client of the browser. */
export function createBrowserGateway(userAgent: string): Gateway {
  return createGateway({
    page() {
      const address = readPageAddress();
      return pageFacts(address, readReaderToken(address.search));
    },
    device: () => ({ uuid: deviceUuid(), userAgent }),
    userToken: () => readReaderToken(readPageAddress().search),
    clientCredential,
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
    page: () => pageFacts({ path: address.pathname, search: address.search }, token),
    device: () => ({ uuid: '', userAgent }),
    userToken: () => token,
  });
}

/** Never resolved: completes the path of a page to a URL. */
const inProcessOrigin = 'http://gateway.internal';
const base = '/new';

/** @param token of the reader: another one in the URL is not sent */
function pageFacts({ path, search }: { path: string; search: string }, token: string | undefined) {
  const below = path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  const query = new URLSearchParams(search);
  return {
    ...present('sharePath', sharePathOf(below)),
    ...(query.get('token') === token && present('queryToken', token)),
    ...present('openId', query.get('openid')),
    ...present('unionId', query.get('unionid')),
  };
}

function present<Key extends string>(key: Key, value: string | null | undefined): { [K in Key]?: string } {
  return value ? ({ [key]: value } as { [K in Key]?: string }) : {};
}
