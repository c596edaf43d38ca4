import { describe, expect, test } from 'vitest';
import { describeDevice } from './qr-device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('describeDevice', () => {
  test.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0 Safari/537.36`, 'Chrome', 'Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0 Safari/537.36 Edg/130.0`,
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari',
      'Mac',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox', 'Linux'],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/116.0 Safari/537.36 MicroMessenger/7.0.20`,
      '微信',
      'Windows',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) ${webkit} CriOS/130.0 Mobile Safari/604.1`,
      'Chrome',
      'iPad',
    ],
    [`Mozilla/5.0 (Linux; Android 13; Phone) ${webkit} Chrome/130.0 Mobile Safari/537.36`, 'Chrome', '安卓'],
    [`Mozilla/5.0 (Linux; Android 12; HarmonyOS; Pad) ${webkit} Chrome/99.0 Safari/537.36`, 'Chrome', '鸿蒙'],
    ['curl/8.0', '未知浏览器', '未知系统'],
    ['', '未知浏览器', '未知系统'],
  ])('%s', (userAgent, browser, system) => {
    expect(describeDevice(userAgent, '')).toEqual({ browser, system, network: '' });
  });

  test.each([
    ['119.163.24.7', '119.163.*.*'],
    ['::ffff:119.163.24.7', '119.163.*.*'],
    ['2408:8214:12:3400::1', '2408:8214:*'],
    ['unknown', ''],
  ])('masks the address %s as %j', (address, network) => {
    expect(describeDevice('', address).network).toBe(network);
  });
});
