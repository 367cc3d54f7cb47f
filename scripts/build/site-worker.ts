import { join } from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** The oldest engines (vite.config.ts). */
const FLOOR = ['chrome87', 'safari14']

/** Its build says nothing where nothing is wrong. */
const quiet: Plugin = { name: 'quiet', config: () => ({ logLevel: 'warn' }) }

/**
 * Builds the worker along with the web build, next to it so that no pack can hold it; its list is
 * written in when a site is made.
 */
export function siteWorker(folder: string) {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'offline/service-worker',
    filename: 'worker.ts',
    outDir: join(folder, 'worker'),
    // The page decides itself whether there is a worker, and the list is that of `pack.json`.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      injectionPoint: '',
      rollupFormat: 'iife',
      target: FLOOR,
      buildPlugins: { vite: [quiet] },
    },
  })
}
