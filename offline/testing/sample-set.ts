import { copyFileSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect } from 'vitest'
import { openCurrent } from '../client/open-current.ts'
import { buildPack, type BuiltPack } from '../pack/build-pack.ts'
import type { PublishSetOptions } from '../release/publish.ts'
import { publishSet } from '../release/repository.ts'
import { hastyDisk } from './hasty-disk.ts'
import type { World } from './sample-device.ts'
import { makeProvenance, sampleBuild, temporaryFolder, writeFiles } from './sample-pack.ts'

/** Versions of a set's packs; a part without one has the common pack's. */
export interface SetVersions {
  readonly app: string
  readonly content?: string
  readonly trading?: string
}

export interface SampleSet {
  readonly app: BuiltPack
  readonly content: BuiltPack
  readonly trading: BuiltPack
}

export const setZips = ({ app, content, trading }: SampleSet) => [app.zip, content.zip, trading.zip]

/**
 * Builds a common pack and its two parts. Each pack's script says its version; `extra` files come
 * on top.
 */
export async function sampleSet(
  versions: SetVersions,
  extra: Readonly<Record<string, string>> = {},
): Promise<SampleSet> {
  const { app, content = app, trading = app } = versions
  const folder = await temporaryFolder()
  const distDir = join(folder, 'dist')
  const files: Readonly<Record<string, string>> = {
    ...sampleBuild,
    'assets/index-a1.js': `console.log("app ${app}")\n`,
    'content/Fund.js': `console.log("content ${content}")\n`,
    'trading/Deal.js': `console.log("trading ${trading}")\n`,
    ...extra,
  }
  await writeFiles(distDir, files)
  const common = Object.entries(files).filter(([path]) => !/^(?:content|trading)\//.test(path))
  const unreferenced = ['assets/empty.css', ...Object.keys(extra)]
  const shared = {
    distDir,
    outDir: join(folder, 'out'),
    appId: 'fund-h5',
    commit: '0123456789abcdef',
    build: makeProvenance(Object.fromEntries(common), unreferenced),
    minAppVersion: '5.0.0',
    bridge: { version: 1, methods: ['login'] },
  }
  const whole = await buildPack({
    ...shared,
    version: app,
    entry: 'index.html',
    parts: ['content', 'trading'],
    routes: [
      { path: '/', title: '首页', file: 'assets/index-a1.js' },
      { path: '/fund', title: 'content' },
      { path: '/deal', title: 'trading' },
    ],
  })
  const part = (pack: string, version: string, path: string, file: string) =>
    buildPack({
      ...shared,
      version,
      pack,
      needs: { app: whole.sha256 },
      routes: [{ path, title: pack, file }],
    })
  return {
    app: whole,
    content: await part('content', content, '/fund', 'content/Fund.js'),
    trading: await part('trading', trading, '/deal', 'trading/Deal.js'),
  }
}

/** Builds a set and publishes the packs of it that are new, with one command. */
export async function releaseSet(
  world: Pick<World, 'repoDir' | 'keysDir'>,
  versions: SetVersions,
  options: Partial<PublishSetOptions> = {},
) {
  return publishSet({ ...world, zips: setZips(await sampleSet(versions)), ...options })
}

const large = () => Buffer.from(crypto.getRandomValues(new Uint8Array(20_000))).toString('base64')
const largeFiles = {
  'assets/large.txt': large(),
  'content/large.txt': large(),
  'trading/large.txt': large(),
}

/**
 * The same for a set whose packs have much that never changes: so each way of sending costs clearly
 * more than the one before it.
 */
export async function releaseLargeSet(
  world: Pick<World, 'repoDir' | 'keysDir'>,
  versions: SetVersions,
) {
  return publishSet({ ...world, zips: setZips(await sampleSet(versions, largeFiles)) })
}

/** Copies a set's zips into a folder of their own. */
export async function copySet(set: SampleSet, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const zip of setZips(set)) copyFileSync(zip, join(folder, basename(zip)))
}

/** Expects the device to open a set of these versions, and every file of it. */
export async function opensSet(world: Pick<World, 'dir'>, versions: SetVersions): Promise<void> {
  const { app, content = app, trading = app } = versions
  const reader = await openCurrent(world.dir, hastyDisk)
  const said = async (path: string) => (await reader.read(path)).body.toString()
  expect([
    await said('assets/index-a1.js'),
    await said('content/Fund.js'),
    await said('trading/Deal.js'),
  ]).toEqual([
    `console.log("app ${app}")\n`,
    `console.log("content ${content}")\n`,
    `console.log("trading ${trading}")\n`,
  ])
  for (const { path } of reader.files) await reader.read(path)
}
