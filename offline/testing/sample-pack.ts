import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { buildId } from '../pack/build-id.ts'
import { buildPack, type BuildOptions, type BuiltPack } from '../pack/build-pack.ts'
import { trustedRootPath } from '../release/repository.ts'
import type { Provenance } from '../pack/provenance.ts'
import { sampleProvenance } from './sample-provenance.ts'

/** A small web build, as Vite leaves one. */
export const sampleBuild: Readonly<Record<string, string>> = {
  'index.html':
    '<!doctype html><html><head><meta charset="utf-8"><meta name="h5-version" content="0.0.0-dev"></head>' +
    '<body><script type="module" src="./assets/index-a1.js"></script></body></html>',
  'assets/index-a1.js': 'console.log("one")\n'.repeat(20),
  'assets/empty.css': '',
}

/** A new folder that goes away with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'h5-offline-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Returns how a sample build with these common files says that it was built. */
export function makeProvenance(
  common: Readonly<Record<string, string>>,
  unreferenced: readonly string[],
): Provenance {
  const bodies = Object.entries(common).map(([path, text]) => [path, Buffer.from(text)] as const)
  const id = buildId(new Map(bodies), 'index.html')
  return { ...sampleProvenance, id, unreferenced: [...unreferenced] }
}

/** Packs the sample build as a version; `extra` files come on top. */
export async function samplePack(
  version: string,
  options: Partial<BuildOptions> & { readonly extra?: Readonly<Record<string, string>> } = {},
): Promise<BuiltPack> {
  const folder = await temporaryFolder()
  const { extra, ...rest } = options
  const files = { ...sampleBuild, ...extra }
  await writeFiles(join(folder, 'dist'), files)
  return buildPack({
    distDir: join(folder, 'dist'),
    outDir: join(folder, 'out'),
    appId: 'fund-h5',
    version,
    commit: '0123456789abcdef',
    minAppVersion: '5.0.0',
    bridge: { version: 1, methods: ['login', 'isLoggedIn'] },
    entry: 'index.html',
    build: makeProvenance(files, ['assets/empty.css', ...Object.keys(extra ?? {})]),
    routes: [{ path: '/', title: '首页', file: 'assets/index-a1.js' }],
    ...rest,
  })
}

/**
 * Folders for a repository, its keys and a device, and a reader for the root that the device starts
 * from.
 */
export async function sampleWorld() {
  const folder = await temporaryFolder()
  const repoDir = join(folder, 'repository')
  return {
    folder,
    repoDir,
    keysDir: join(folder, 'keys'),
    dir: join(folder, 'device'),
    trustedRoot: async () => readFileSync(trustedRootPath(repoDir)),
  }
}
