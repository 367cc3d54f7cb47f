import { join } from 'node:path'
import { VitePWA } from 'vite-plugin-pwa'

/** The oldest engines (vite.config.ts). */
const FLOOR = ['chrome87', 'safari14']

const WORKER = 'worker.ts'

/** Beside the web build, so that no pack can hold it. */
const workerDir = (root: string) => join(root, 'dist', 'worker')

/** Where the web build puts the worker of a site, without its list. */
export const builtWorker = (root: string): string =>
  join(workerDir(root), WORKER.replace(/\.ts$/, '.js'))

/** Builds the worker along with the web build; its list is written in when a site is made. */
export function siteWorker(root: string) {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'offline/service-worker',
    filename: WORKER,
    outDir: workerDir(root),
    // The page decides itself whether there is a worker, and the list is that of `pack.json`.
    injectRegister: false,
    manifest: false,
    injectManifest: { injectionPoint: '', rollupFormat: 'iife', target: FLOOR },
  })
}
