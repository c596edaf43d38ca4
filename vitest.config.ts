import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{sdk,machines,gateway,tools,e2e,bench}/**/*.test.ts', 'src/lib/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
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
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/lib/**'],
        },
      },
    ],
  },
});
