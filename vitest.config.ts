import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // by itself it leaves one processor to a developer who watches
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // files share the modules they load, such as the whole gateway, and what those compile; none may change them
          isolate: false,
          include: ['{sdk,machines,rules,gateway,demo,tools,e2e,bench}/**/*.test.ts', 'src/lib/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['gateway/db/test-template.ts'],
          // its ES modules leave out the endings that Node asks for
          server: { deps: { inline: ['jsencrypt'] } },
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // each file has modules and a document of its own all the same, but no process to start for them
          pool: 'vmThreads',
          // scripts are none of its business: one that a page loads counts as loaded
          environmentOptions: {
            happyDOM: {
              settings: { handleDisabledFileLoadingAsSuccess: true },
              // a phone: wide windows load their frame (src/app/desktop)
              width: 390,
              height: 844,
            },
          },
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/lib/**'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
