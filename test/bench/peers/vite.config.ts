import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** The product's own targets, so that both sides are compiled alike. */
const TARGET = ['chrome87', 'safari14']

/** An app as these tools make it by themselves, with a worker that precaches all of its files. */
export default defineConfig({
  root: join(import.meta.dirname, 'page'),
  plugins: [
    react(),
    VitePWA({
      registerType: 'autoUpdate',
      // The page does so itself, outside the app alone.
      injectRegister: null,
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(?:api|th|track|documents|sandbox)\//],
      },
    }),
  ],
  build: { target: TARGET, cssTarget: TARGET, emptyOutDir: true, reportCompressedSize: false },
})
