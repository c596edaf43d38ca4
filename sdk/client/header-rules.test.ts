import { describe, expect, test } from 'vitest';
import { clientHeaders, pageHeaders } from './header-rules.ts';

const signedIn = () => 'user-token';
const signedOut = () => undefined;

describe('headers of a call', () => {
  test('name the share page', () => {
    expect(pageHeaders({ sharePath: 'newsShare' }, 'optional', signedOut)).toEqual({
      source_channel: 'newsShare',
    });
  });

  test("carry the token of a page's address, whether or not the operation asks for one", () => {
    expect(pageHeaders({ queryToken: 'page-token' }, undefined, signedOut)).toEqual({ token: 'page-token' });
  });

  test("carry the token of a page's address before the reader's own", () => {
    expect(pageHeaders({ queryToken: 'page-token' }, 'required', signedIn)).toEqual({ token: 'page-token' });
  });

  test("never carry the address's token from a share page", () => {
    expect(pageHeaders({ sharePath: 'newsShare', queryToken: 'page-token' }, 'required', signedOut)).toEqual({
      source_channel: 'newsShare',
    });
  });

  test.each(['optional', 'required'] as const)("carry the reader's token where it is %s", (rule) => {
    expect(pageHeaders({}, rule, signedIn)).toEqual({ token: 'user-token' });
  });

  test("carry the reader's token from a share page too", () => {
    expect(pageHeaders({ sharePath: 'newsShare' }, 'optional', signedIn)).toEqual({
      source_channel: 'newsShare',
      token: 'user-token',
    });
  });

  test("never carry the reader's token where the operation takes none", () => {
    expect(pageHeaders({}, undefined, signedIn)).toEqual({});
  });

  test('carry no token of a reader who is signed out', () => {
    expect(pageHeaders({}, 'required', signedOut)).toEqual({});
  });

  test.each(['', '令牌', 'two words', 'line\nbreak', 'nul\0'])(
    'carry no token that a header cannot hold: %j',
    (token) => {
      expect(pageHeaders({ queryToken: token }, undefined, signedOut)).toEqual({});
      expect(pageHeaders({ queryToken: token }, 'optional', signedIn)).toEqual({ token: 'user-token' });
      expect(pageHeaders({}, 'optional', () => token)).toEqual({});
    },
  );
});

describe('the credential of the client', () => {
  test('goes along where the operation asks for it', () => {
    expect(clientHeaders(true, 'h5:secret')).toEqual({ authorization: 'Basic aDU6c2VjcmV0' });
  });

  test('goes nowhere else, and is not made up', () => {
    expect(clientHeaders(undefined, 'h5:secret')).toEqual({});
    expect(clientHeaders(true, undefined)).toEqual({});
  });
});
