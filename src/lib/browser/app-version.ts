/** The product's version, which sign-in calls send as well. */
export const appVersion = '9.8.6';
