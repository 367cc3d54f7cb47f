import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './longest-first.ts'
import { WORKERS } from './workers.ts'

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['test/e2e/specs/**/*.e2e.ts'],
    // They test documents, a browser outside the app, the one host with a prefetch, the one driver
    // that has fingers, and every screen in a page that was loaded ahead: one engine is enough. The
    // other one does not say what has moved.
    exclude: ['webkit', 'device'].includes(process.env['ENGINE'] ?? '')
      ? [
          '**/screen-quality.e2e.ts',
          '**/outside-the-app/*.e2e.ts',
          '**/prefetch.e2e.ts',
          '**/look-at-pictures.e2e.ts',
          '**/two-thumbs.e2e.ts',
          '**/warm-screens.e2e.ts',
          '**/nothing-moves.e2e.ts',
          // The short walk; `npm run e2e -- --monkey` takes either engine.
          ...(process.env['MONKEY'] === '1' ? [] : ['**/monkey.e2e.ts']),
        ]
      : [],
    globalSetup: ['test/e2e/global-setup.ts'],
    environment: 'node',
    maxWorkers: WORKERS,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // As long as a page object waits for a screen.
    expect: { poll: { timeout: 20_000 } },
    // A journey that passes only on a retry has found a defect.
    retry: 0,
    reporters: ['verbose', join(import.meta.dirname, 'report', 'journey-reporter.ts')],
  },
})
