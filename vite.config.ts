import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Old system webviews: the floor that design and checks assume. */
const FLOOR = ['chrome87', 'safari14']

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/web',
    target: FLOOR,
    cssTarget: FLOOR,
    assetsInlineLimit: 2_048,
    // Chunks come from local storage in a pack: a preload list would only cost time there.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    sourcemap: false,
  },
  test: {
    include: [
      '{src,bridge,offline,scripts}/**/*.test.{ts,tsx}',
      'test/*.test.ts',
      'test/{sandbox,hosts,bench}/**/*.test.ts',
    ],
    environment: 'node',
    setupFiles: ['test/property-seed.ts'],
    testTimeout: 20_000,
  },
})
