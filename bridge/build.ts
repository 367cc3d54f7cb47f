import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Compiles the bridge to plain modules with their types, without its tests; `npm pack ./bridge`
 * runs it first. Output goes to `bridge/dist`, or to `outDir`. Throws when a file does not compile.
 */
export function buildBridge(outDir = join(import.meta.dirname, 'dist')): void {
  rmSync(outDir, { recursive: true, force: true })
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
  const tsc = join(dirname(manifest), 'bin', 'tsc')
  const project = join(import.meta.dirname, 'tsconfig.build.json')
  execFileSync(process.execPath, [tsc, '-p', project, '--outDir', outDir], { stdio: 'inherit' })
}

if (import.meta.main) buildBridge()
