import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { trustedRootPath } from '../release/repository.ts'
import {
  openDevice,
  installedOn,
  opens,
  release,
  settledFolder,
  type World,
} from '../testing/sample-device.ts'
import { samplePack } from '../testing/sample-pack.ts'
import { createBoot } from './boot.ts'
import { nodeDisk } from './disk.ts'
import type { InstallStep } from './device-options.ts'

const program = fileURLToPath(new URL('../testing/use-device.ts', import.meta.url))
const run = promisify(execFile)

/** Returns what a process of its own prints; fails with its error output. */
async function inProcess(world: World, what: string, zip = ''): Promise<string> {
  const root = trustedRootPath(world.repoDir)
  const args = [program, world.dir, world.repoDir, root, what, zip]
  return (await run(process.execPath, args)).stdout
}

test('processes that install, open and show pages of one device at once take turns, and none fails', async () => {
  const world = await installedOn(nodeDisk, '1.0.0')
  for (const version of ['2.0.0', '3.0.0']) {
    await release(world, version)
    const work = ['install', 'open', 'show', 'install', 'open', 'show', 'install']
    const got = await Promise.all(work.map((what) => inProcess(world, what)))
    expect(got.filter((_, at) => work[at] === 'install')).toEqual([version, version, version])
    await opens(world, version)
  }
  const folder = (await readdir(world.dir)).filter((name) => !name.includes('boot'))
  expect(folder.toSorted()).toEqual(settledFolder)
})

test("processes that find an app's first start at once place its own pack once", async () => {
  const world = await installedOn(nodeDisk, '2.0.0')
  const { zip } = await samplePack('1.0.0')
  const fresh = { ...world, dir: join(world.folder, 'fresh') }
  const work = ['open', 'open', 'open', 'open']
  const got = await Promise.all(work.map((what) => inProcess(fresh, what, zip)))
  expect(got).toEqual(['1.0.0', '1.0.0', '1.0.0', '1.0.0'])
  expect(await readdir(join(fresh.dir, 'packs'))).toHaveLength(1)
})

test.each<InstallStep>(['refreshed', 'downloaded', 'unpacked', 'placed', 'switched'])(
  'opening does not wait for an install that is at "%s", in this process or another',
  async (step) => {
    const world = await installedOn(nodeDisk, '1.0.0')
    await release(world, '2.0.0')
    const { zip } = await samplePack('0.9.0')
    const expected = step === 'switched' ? '2.0.0' : '1.0.0'
    const opened: string[] = []
    const device = await openDevice(world, {
      disk: nodeDisk,
      builtin: { zip },
      onStep: async (now) => {
        if (now !== step) return
        opened.push((await device.open()).version, await inProcess(world, 'open', zip))
      },
    })
    await device.install()
    expect(opened).toEqual([expected, expected])
  },
)

test('opening with a built-in pack that is not in place yet does not wait for an install either', async () => {
  const world = await installedOn(nodeDisk, '1.0.0')
  await release(world, '2.0.0')
  const { zip } = await samplePack('0.9.0')
  const opened: string[] = []
  const device = await openDevice(world, {
    disk: nodeDisk,
    onStep: async (now) => {
      if (now === 'refreshed') opened.push(await inProcess(world, 'open', zip))
    },
  })
  await device.install()
  expect(opened).toEqual(['1.0.0'])
})

test('a process that waits too long for its turn is refused in a sentence with a code', async () => {
  const world = await installedOn(nodeDisk, '1.0.0')
  const hasty = await openDevice(world, { turnPatience: 0, disk: nodeDisk })
  const refusals: unknown[] = []
  const device = await openDevice(world, {
    disk: nodeDisk,
    onStep: async (now) => {
      if (now === 'refreshed') refusals.push(await hasty.install().catch((it: unknown) => it))
    },
  })
  await release(world, '2.0.0')
  await device.install()
  expect(refusals).toMatchObject([{ name: 'DeviceFailed', code: 'busy' }])
})

test('the page of the newest load alone confirms, however many boots share the folder', async () => {
  const { dir } = await installedOn(nodeDisk, '1.0.0')
  const boots = [createBoot({ dir }), createBoot({ dir })]
  const loads = await Promise.all(boots.map((boot) => boot.startLoad()))
  const confirmed = await Promise.all(boots.map((boot, at) => boot.confirm(loads[at]?.token ?? '')))
  // The newest load's page alone confirms.
  expect(confirmed.filter(Boolean)).toHaveLength(1)
})
