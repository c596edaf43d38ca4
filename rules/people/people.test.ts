import { describe, expect, test } from 'vitest';
import { ageOn, isDay, isTime } from './calendar.ts';
import { isCreditCode, plainCreditCode } from './credit-code.ts';
import { plainIdNumber, readIdNumber } from './id-number.ts';
import { maskedName } from './masked-name.ts';
import { isMobile, plainMobile } from './mobile.ts';

const today = '2026-11-03';

describe('an ID number', () => {
  // made up, with a valid check digit
  test.each([
    ['11010519491231002X', { birth: '1949-12-31', sex: 'female' }],
    ['440524188001010014', undefined],
    ['370102201011030014', { birth: '2010-11-03', sex: 'male' }],
  ])('%s is read with its day of birth and sex', (number, holder) => {
    expect(readIdNumber(number, today)).toEqual(holder);
  });

  test('is rejected with any other check digit', () => {
    for (const digit of '0123456789')
      expect(readIdNumber(`11010519491231002${digit}`, today)).toBeUndefined();
  });

  test('is rejected with any single digit changed', () => {
    const number = '11010519491231002X';
    for (let place = 0; place < 17; place += 1) {
      const other = (Number(number[place]) + 1) % 10;
      const changed = `${number.slice(0, place)}${other}${number.slice(place + 1)}`;
      expect(readIdNumber(changed, today), changed).toBeUndefined();
    }
  });

  test.each(['', '11010519491231002', '110105194912310 02X', '1101051949123100２X'])(
    'of another shape is none: %j',
    (number) => {
      expect(readIdNumber(number, today)).toBeUndefined();
    },
  );

  test('may contain spaces, a lower-case x and full-width digits', () => {
    expect(plainIdNumber(' 110105 19491231 002x ')).toBe('11010519491231002X');
    expect(plainIdNumber('１１０１０５19491231002ｘ')).toBe('11010519491231002X');
  });

  test('with a future date of birth is invalid', () => {
    expect(readIdNumber('370102201011030014', '2010-11-02')).toBeUndefined();
  });
});

describe('a unified social credit code', () => {
  test.each(['91350100M000100Y43', '91110108551385082Q'])('%s is valid', (code) => {
    expect(isCreditCode(code)).toBe(true);
  });

  test('is invalid with any single character changed', () => {
    const code = '91350100M000100Y43';
    for (let place = 0; place < code.length; place += 1) {
      const other = code[place] === '7' ? '5' : '7';
      expect(isCreditCode(`${code.slice(0, place)}${other}${code.slice(place + 1)}`), String(place)).toBe(
        false,
      );
    }
  });

  test.each(['', '91350100M000100Y4', '91350100M000100Y433', '91350100I000100Y43'])(
    '%j is invalid',
    (code) => {
      expect(isCreditCode(code)).toBe(false);
    },
  );

  test('may contain spaces and lower-case letters', () => {
    expect(plainCreditCode('9135 0100 m000 100y43')).toBe('91350100M000100Y43');
  });
});

describe('a day', () => {
  test.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
  ])('%s is one: %s', (day, is) => {
    expect(isDay(day)).toBe(is);
  });

  test.each([
    ['2026-11-03 23:59:00', true],
    ['2026-11-03 24:00:00', false],
    ['2026-11-03 8:00:00', false],
    ['2026-11-31 08:00:00', false],
  ])('%s has such a time: %s', (time, is) => {
    expect(isTime(time)).toBe(is);
  });

  test.each([
    ['2008-11-03', 18],
    ['2008-11-04', 17],
    ['2008-02-29', 18],
  ])('who was born on %s is %i on 3 November 2026', (birth, age) => {
    expect(ageOn(birth, today)).toBe(age);
  });

  test('in a common year, the birthday of somebody born on 29 February is 1 March', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });
});

test.each([
  ['+86 138-0013-8000', '13800138000', true],
  ['１３８００１３８０００', '13800138000', true],
  ['1280013800', '1280013800', false],
])('a phone written %s is %s', (typed, phone, is) => {
  expect(plainMobile(typed)).toBe(phone);
  expect(isMobile(phone)).toBe(is);
});

test.each([
  ['王芳', '王*'],
  ['张晓明', '张*明'],
  ['欧阳晓明', '欧*明'],
  ['泉城老李', '泉*李'],
  ['𠮷田先生', '𠮷*生'],
  ['李', '李*'],
  ['', '*'],
])('the name %j is shown as %j', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});
