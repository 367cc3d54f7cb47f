import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['test/e2e/specs/*.e2e.ts'],
    // They look at documents, at a browser outside the app and at the one host that asks ahead: one engine is enough.
    exclude: ['webkit', 'device'].includes(process.env['ENGINE'] ?? '')
      ? ['**/screen-quality.e2e.ts', '**/outside-the-app*.e2e.ts', '**/prefetch.e2e.ts']
      : [],
    globalSetup: ['test/e2e/global-setup.ts'],
    environment: 'node',
    // A journey mostly waits: for a screen to come to rest, for a driver to answer. Two at a time keep two cores busy.
    maxWorkers: 2,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A journey that passes the second time has found something.
    retry: 0,
    reporters: ['verbose'],
  },
})
