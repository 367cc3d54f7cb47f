import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { build } from 'vite'

const step = v.optional(v.number())
const resultSchema = v.object({
  changed: v.boolean(),
  /** From the check to the end, ms. */
  ms: v.number(),
  /** The time when each step ended, ms after the check began. */
  steps: v.object({ downloaded: step, switched: step }),
  /** Most memory held before the check began, and at the end, KiB. */
  before: v.number(),
  peak: v.number(),
})

export type Installed = v.InferOutput<typeof resultSchema>

const run = promisify(execFile)

/**
 * Makes the device client one file of plain JavaScript, as an app would carry it (Node's own
 * stripping of types takes more memory than an update), and gives a way to run one update in a
 * process of its own.
 */
export async function makeInstaller(folder: string) {
  const outDir = join(folder, 'installer')
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: join(import.meta.dirname, 'install-once.ts'), outDir, target: 'node24' },
  })
  const program = join(outDir, 'install-once.js')
  return async (dir: string, repository: string, root: string): Promise<Installed> => {
    const { stdout } = await run(process.execPath, [program, dir, repository, root])
    return v.parse(resultSchema, JSON.parse(stdout))
  }
}

/** The most memory that a bare Node process holds, KiB. */
export async function bareNode(): Promise<number> {
  const look = `process.stdout.write(require('fs').readFileSync('/proc/self/status', 'utf8'))`
  const { stdout } = await run(process.execPath, ['-e', look])
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(stdout)?.[1])
}
