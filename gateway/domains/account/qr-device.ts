import { clientNetwork } from '../shared/client-network.ts';

/** The device that shows a QR code, described so that the scanning reader can recognise it as theirs. */
export interface QrDevice {
  readonly browser: string;
  readonly system: string;
  /** masked network address; empty when unknown */
  readonly network: string;
}

/** Patterns of user agents; the first match wins, since most browsers also name others. */
const browsers = [
  ['齐鲁晚报客户端', /qlydApp\//],
  ['微信', /MicroMessenger\//],
  ['QQ 浏览器', /QQBrowser\//],
  ['360 浏览器', /QIHU|360SE|360EE/],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['Windows', /Windows/],
  ['鸿蒙', /HarmonyOS|OpenHarmony/],
  ['安卓', /Android/],
  ['iPad', /iPad/],
  ['iPhone', /iPhone/],
  ['Mac', /Macintosh/],
  ['Chrome OS', /CrOS/],
  ['Linux', /Linux/],
] as const;

/** @param address client address, as far as proxies are trusted */
export function describeDevice(userAgent: string, address: string): QrDevice {
  return {
    browser: named(browsers, userAgent) ?? '未知浏览器',
    system: named(systems, userAgent) ?? '未知系统',
    network: maskNetwork(clientNetwork(address)),
  };
}

function named(
  marks: readonly (readonly [name: string, mark: RegExp])[],
  userAgent: string,
): string | undefined {
  return marks.find(([, mark]) => mark.test(userAgent))?.[0];
}

/** Keeps enough of an address to recognise one's own network, and too little to identify a household. */
function maskNetwork(network: string): string {
  if (/^\d+(?:\.\d+){3}$/.test(network)) return network.replace(/\d+\.\d+$/, '*.*');
  const [first, second] = network.split(':');
  return first === undefined || second === undefined ? '' : `${first}:${second}:*`;
}
