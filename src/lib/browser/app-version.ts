/** The product's version, as calls of signing in carry it too. */
export const appVersion = '9.8.6';
