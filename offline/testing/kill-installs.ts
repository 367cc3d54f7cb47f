import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createDevice } from '../client/device.ts'
import { withhold } from './attacker.ts'
import { hastyDisk } from './hasty-disk.ts'
import { openCurrent } from '../client/open-current.ts'
import { buildPack } from '../pack/build-pack.ts'
import { publishSet, trustedRootPath } from '../release/repository.ts'
import { sampleProvenance } from './sample-provenance.ts'

/** The ends of installs that were killed. */
export interface Kills {
  /** Installers that SIGKILL ended before they were done. */
  readonly killed: number
  /** Of those, how many had switched to the new pack. */
  readonly switched: number
  /**
   * One sentence for each device that did not open a whole pack, or that the next check did not
   * bring up to date.
   */
  readonly stuck: readonly string[]
}

const FILES = 40
const PARTS = ['content', 'trading']
const page =
  '<!doctype html><html><head><meta name="h5-version" content="0.0.0"></head><body></body></html>'

/**
 * A repository with two versions of a set, and the folder of a device that has installed the first.
 * Only installers that are killed need the real disk.
 */
async function prepare(folder: string) {
  const place = { repoDir: join(folder, 'repository'), keysDir: join(folder, 'keys') }
  const release = async (version: string) => {
    const distDir = join(folder, `dist-${version}`)
    for (const part of PARTS) mkdirSync(join(distDir, part), { recursive: true })
    writeFileSync(join(distDir, 'index.html'), page)
    for (let it = 0; it < FILES; it += 1) {
      const path = [`${it}.js`, `content/${it}.js`, `trading/${it}.js`][it % 3] ?? ''
      writeFileSync(join(distDir, path), `${version}${'const a = 1\n'.repeat(it * 50)}`)
    }
    const shared = {
      distDir,
      outDir: join(folder, 'packs'),
      appId: 'fund-h5',
      version,
      commit: 'unversioned',
      build: sampleProvenance,
      minAppVersion: '5.0.0',
      bridge: { version: 1, methods: [] },
      routes: [{ path: '/', title: '首页' }],
    }
    const common = await buildPack({ ...shared, entry: 'index.html', parts: PARTS })
    const zips = [common.zip]
    for (const pack of PARTS) {
      zips.push((await buildPack({ ...shared, pack, needs: { app: common.sha256 } })).zip)
    }
    await publishSet({ ...place, zips })
  }
  await release('1.0.0')
  const root = trustedRootPath(place.repoDir)
  const trustedRoot = readFileSync(root)
  const deviceAt = (dir: string) =>
    createDevice({
      dir,
      repository: place.repoDir,
      trustedRoot,
      appVersion: '5.2.0',
      disk: hastyDisk,
    })
  const template = join(folder, 'device')
  await deviceAt(template).install()
  await release('2.0.0')
  // A third of the devices update by a delta, a third by the files that changed, a third by the
  // whole zip.
  const repositories = [place.repoDir]
  for (const withheld of [['deltas'], ['deltas', 'entries']]) {
    const copy = `${place.repoDir}-without-${withheld.join('-')}`
    cpSync(place.repoDir, copy, { recursive: true })
    await withhold(copy, withheld)
    repositories.push(copy)
  }
  return { deviceAt, template, root, repositories }
}

/**
 * Runs an installer and kills it so many ms after it began; never when `null`. How long it ran, and
 * whether it was killed.
 */
async function runInstaller(args: readonly string[], killAfter: number | null) {
  const program = fileURLToPath(new URL('kill-install.ts', import.meta.url))
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  await Promise.race([once(lines, 'line'), exited])
  const began = performance.now()
  if (killAfter !== null) {
    await pause(killAfter)
    child.kill('SIGKILL')
  }
  await exited
  return { ms: performance.now() - began, killed: child.signalCode === 'SIGKILL' }
}

/**
 * The version that a device opens, after every file of every pack was read. Throws when the packs
 * are of two versions.
 */
async function wholeVersion(dir: string): Promise<string> {
  const reader = await openCurrent(dir, hastyDisk)
  for (const { path } of reader.files) {
    const { body } = await reader.read(path)
    if (path.endsWith('.js') && !body.toString().startsWith(reader.version)) {
      throw new Error(`${path} is not of ${reader.version}`)
    }
  }
  return reader.version
}

/**
 * Kills installers by SIGKILL, spread over all of an install and a little beyond, each on a device
 * of its own; then opens every file of each device, and lets it check again.
 */
export async function killInstalls(count: number, atOnce = 2): Promise<Kills> {
  const folder = mkdtempSync(join(tmpdir(), 'h5-kill-installs-'))
  const stuck: string[] = []
  let killed = 0
  let switched = 0
  try {
    const { deviceAt, template, root, repositories } = await prepare(folder)
    const trial = async (name: string, number: number, killAfter: number | null) => {
      const repoDir = repositories[number % repositories.length] ?? ''
      const dir = join(folder, name)
      cpSync(template, dir, { recursive: true })
      const run = await runInstaller([dir, repoDir, root], killAfter)
      if (run.killed) {
        killed += 1
        try {
          const version = await wholeVersion(dir)
          if (version === '2.0.0') switched += 1
          await deviceAt(dir).install()
          const after = await wholeVersion(dir)
          if (after !== '2.0.0') stuck.push(`killed after ${killAfter} ms: stays at ${after}`)
        } catch (error) {
          stuck.push(`killed after ${killAfter} ms: ${String(error)}`)
        }
      }
      rmSync(dir, { recursive: true })
      return run.ms
    }
    await trial('warm', 0, null)
    const whole = await trial('measured', 0, null)
    let next = 0
    const worker = async () => {
      for (;;) {
        if (killed >= count) return
        next += 1
        await trial(`device-${next}`, next, Math.random() * whole)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    return { killed, switched, stuck }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
