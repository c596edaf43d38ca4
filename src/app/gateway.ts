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
    page: () => pageFacts(readPageAddress()),
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
  /** of the reader, from the URL or the messaging app's cookie */
  readonly token: string | undefined;
  /** answers in process, without a socket */
  readonly exchange: Exchange;
}

/** Creates the gateway client of a server-rendered page: no device, and a reader only if the URL carries a token. */
export function createServerGateway({ url, userAgent, token, exchange }: ServerGatewayOptions): Gateway {
  const address = new URL(url, inProcessOrigin);
  return createGateway({
    send: sendInProcess(exchange),
    page: () => pageFacts({ path: address.pathname, search: address.search }),
    device: () => ({ uuid: '', userAgent }),
    userToken: () => token,
  });
}

/** Never resolved: completes the path of a page to a URL. */
const inProcessOrigin = 'http://gateway.internal';
const base = '/new';

function pageFacts({ path, search }: { path: string; search: string }) {
  const below = path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  const query = new URLSearchParams(search);
  return {
    ...present('sharePath', sharePathOf(below)),
    ...present('queryToken', query.get('token')),
    ...present('openId', query.get('openid')),
    ...present('unionId', query.get('unionid')),
  };
}

function present<Key extends string>(key: Key, value: string | null | undefined): { [K in Key]?: string } {
  return value ? ({ [key]: value } as { [K in Key]?: string }) : {};
}
