import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { trustedRootPath } from '../release/repository.ts'
import { openDevice } from '../testing/sample-device.ts'
import { sampleWorld } from '../testing/sample-pack.ts'
import { opensSet, releaseLargeSet } from '../testing/sample-set.ts'
import { askedFor, notedSends, sendingFiles } from '../testing/sending-files.ts'
import { readCurrent } from './current.ts'
import type { InstallStep } from './device-options.ts'

// The common pack comes as a delta, one part as changed files, the other whole.
const packs = ['h5-2.0.0.zip', 'h5-content-2.0.0.zip', 'h5-trading-2.0.0.zip'] as const
const [app, content, trading] = packs
const asked = {
  [app]: askedFor('delta', app),
  [content]: askedFor('changed files', content),
  [trading]: askedFor('whole zip', trading),
}

/** The set 1.0.0 is installed, and 2.0.0 published without what is smaller than each pack's way. */
async function before() {
  const world = await sampleWorld()
  await releaseLargeSet(world, { app: '1.0.0' })
  await (await openDevice(world)).install()
  await releaseLargeSet(world, { app: '2.0.0' })
  for (const { form, pack, path } of await sendingFiles(world.repoDir)) {
    const isSmaller = (pack === content && form === 'delta') || (pack === trading && form !== 'zip')
    if (isSmaller) await rm(path)
  }
  return world
}

/** Installs 2.0.0, and returns the requests. */
async function finishes(world: Awaited<ReturnType<typeof before>>): Promise<readonly string[]> {
  const mirror = await notedSends(world.repoDir)
  await (await openDevice(world, { repository: mirror.base })).install()
  await opensSet(world, { app: '2.0.0' })
  return [...mirror.asked]
}

test('a set whose packs come each in another way is installed, and switches at once', async () => {
  const world = await before()
  const mirror = await notedSends(world.repoDir)
  const steps: InstallStep[] = []
  const device = await openDevice(world, {
    repository: mirror.base,
    onStep: async (step) => {
      steps.push(step)
      const after = steps.includes('switched') ? '2.0.0' : '1.0.0'
      await opensSet(world, { app: after })
    },
  })
  expect(await device.install()).toMatchObject({ changed: true })
  const each = ['unpacked', 'placed'] as const
  const ends = ['switched', 'cleaned'] as const
  expect(steps).toEqual(['refreshed', 'downloaded', ...each, ...each, ...each, ...ends])
  expect([...mirror.asked]).toEqual(packs.flatMap((it) => asked[it]))
  const current = await readCurrent(world.dir)
  const kept = current === null ? [] : [current, ...current.parts]
  expect(kept.map(({ plainSha256 }) => plainSha256 === undefined)).toEqual([false, false, true])
  await opensSet(world, { app: '2.0.0' })
})

test.each([0, 1, 2])('cut off before pack %i, it goes on from there', async (cut) => {
  const world = await before()
  const { base } = await notedSends(world.repoDir, ({ pack }, response) => {
    if (packs.some((it, at) => at >= cut && it === pack)) response.destroy()
    return response.destroyed
  })
  const device = await openDevice(world, { repository: base })
  await expect(device.install()).rejects.toMatchObject({ reason: 'unreachable' })
  await opensSet(world, { app: '1.0.0' })
  expect(await finishes(world)).toEqual(packs.slice(cut).flatMap((it) => asked[it]))
})

test.each<[InstallStep, '1.0.0' | '2.0.0', readonly string[]]>([
  ['refreshed', '1.0.0', packs.flatMap((it) => asked[it])],
  ['downloaded', '1.0.0', []],
  ['unpacked', '1.0.0', []],
  // The pack placed last is not trusted; its delta is still there.
  ['placed', '1.0.0', []],
  ['switched', '2.0.0', []],
])('killed after %s, it opens %s whole, and goes on', async (step, opening, rest) => {
  const world = await before()
  const program = fileURLToPath(new URL('../testing/kill-install.ts', import.meta.url))
  const { dir, repoDir } = world
  const args = [program, dir, repoDir, trustedRootPath(repoDir), step]
  expect(spawnSync(process.execPath, args).signal).toBe('SIGKILL')
  await opensSet(world, { app: opening })
  expect(await finishes(world)).toEqual(rest)
})
