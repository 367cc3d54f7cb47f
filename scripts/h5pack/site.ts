import { join } from 'node:path'
import { switchWorkerOff } from '#offline/service-worker/build-site.ts'
import { command, UsageError } from './command.ts'
import type { Command } from './command-shape.ts'

/** Default output folder. */
const SITE = join('dist', 'site')

/** The same build for browsers outside the app. */
export const siteCommand: Command = command({
  name: 'site',
  summary:
    'put the same build into a folder for browsers outside the app; `--worker off` is the kill switch',
  options: {
    version: { type: 'string' },
    out: { type: 'string', default: SITE },
    vite: { type: 'boolean', default: true },
    worker: { type: 'string', default: 'on' },
    sandbox: { type: 'boolean', default: false },
  },
  async run({ version, out, vite, worker, sandbox }) {
    if (worker !== 'on' && worker !== 'off') {
      throw new UsageError(`--worker takes on or off, not "${worker}".`)
    }
    if (worker === 'off') {
      await switchWorkerOff(out)
      const lines = [`${out}/sw.js removes the worker from browsers: copy it to the server`]
      return { lines, data: { out, worker } }
    }
    const { buildAppSite } = await import('#scripts/build/build-site.ts')
    const built = await buildAppSite({
      environment: sandbox ? 'sandbox' : 'release',
      vite,
      outDir: out,
      ...(version === undefined ? {} : { version }),
    })
    const { build, list, builds } = built
    return {
      lines: [
        `${out}: build ${build}, ${list.files.length} files`,
        `contains ${builds.length} builds; copy b/ to the server first, then index.html, then sw.js`,
      ],
      data: { out, worker, build, builds },
    }
  },
})
