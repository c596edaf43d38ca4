/** Root of the addresses: those of the app have no download bar. */
export type ThinkFileRoot = 'ThinkFile' | 'ThinkFileApp';

/** Routes by root; each links to its own kind. */
export const rootRoutes = {
  ThinkFile: '/ThinkFile/$sector/$',
  ThinkFileApp: '/ThinkFileApp/$sector/$',
} as const;
