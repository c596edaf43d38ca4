import { describe, expect, test } from 'vitest';
import { clientHeaders, pageHeaders } from './header-rules.ts';

const signedIn = () => 'user-token';
const signedOut = () => undefined;

describe('request headers', () => {
  test('name the share page', () => {
    expect(pageHeaders({ sharePath: 'newsShare' }, 'optional', signedOut)).toEqual({
      source_channel: 'newsShare',
    });
  });

  test("contain the token of the page's URL, whether or not the operation asks for one", () => {
    expect(pageHeaders({ queryToken: 'page-token' }, undefined, signedOut)).toEqual({ token: 'page-token' });
  });

  test("contain the token of the page's URL rather than the reader's", () => {
    expect(pageHeaders({ queryToken: 'page-token' }, 'required', signedIn)).toEqual({ token: 'page-token' });
  });

  test("never contain the URL's token on a share page", () => {
    expect(pageHeaders({ sharePath: 'newsShare', queryToken: 'page-token' }, 'required', signedOut)).toEqual({
      source_channel: 'newsShare',
    });
  });

  test.each(['optional', 'required'] as const)("contain the reader's token if it is %s", (rule) => {
    expect(pageHeaders({}, rule, signedIn)).toEqual({ token: 'user-token' });
  });

  test("contain the reader's token on a share page too", () => {
    expect(pageHeaders({ sharePath: 'newsShare' }, 'optional', signedIn)).toEqual({
      source_channel: 'newsShare',
      token: 'user-token',
    });
  });

  test("never contain the reader's token if the operation takes none", () => {
    expect(pageHeaders({}, undefined, signedIn)).toEqual({});
  });

  test('contain no token if the reader is signed out', () => {
    expect(pageHeaders({}, 'required', signedOut)).toEqual({});
  });

  test.each(['', '令牌', 'two words', 'line\nbreak', 'nul\0'])(
    'do not contain a token that is no valid header value: %j',
    (token) => {
      expect(pageHeaders({ queryToken: token }, undefined, signedOut)).toEqual({});
      expect(pageHeaders({ queryToken: token }, 'optional', signedIn)).toEqual({ token: 'user-token' });
      expect(pageHeaders({}, 'optional', () => token)).toEqual({});
    },
  );
});

describe("the client's credential", () => {
  test('is sent with operations that require it', () => {
    expect(clientHeaders(true, 'h5:secret')).toEqual({ authorization: 'Basic aDU6c2VjcmV0' });
  });

  test('is not sent otherwise', () => {
    expect(clientHeaders(undefined, 'h5:secret')).toEqual({});
    expect(clientHeaders(true, undefined)).toEqual({});
  });
});
