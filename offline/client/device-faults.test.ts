import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { trustedRootPath } from '../release/repository.ts'
import {
  openDevice,
  installed,
  opens,
  release,
  settledFolder,
  type World,
} from '../testing/sample-device.ts'
import type { InstallStep } from './device-options.ts'

const steps: readonly InstallStep[] = [
  'refreshed',
  'downloaded',
  'unpacked',
  'placed',
  'switched',
  'cleaned',
]

describe.each(steps)('an install that ends after "%s"', (step) => {
  const expected = step === 'switched' || step === 'cleaned' ? '2.0.0' : '1.0.0'

  async function withTwoPacks() {
    const world = await installed('0.9.0')
    await release(world, '1.0.0')
    await world.device.install()
    await release(world, '2.0.0')
    return world
  }

  async function finishes(world: World & { device: { install(): Promise<unknown> } }) {
    await opens(world, expected)
    await world.device.install()
    await opens(world, '2.0.0')
    expect(await readdir(join(world.dir, 'packs'))).toHaveLength(2)
    expect(await readdir(join(world.dir, 'zips'))).toHaveLength(2)
    expect((await readdir(world.dir)).toSorted()).toEqual(settledFolder)
  }

  test('by an error leaves a whole pack, and the next install finishes the work', async () => {
    const world = await withTwoPacks()
    const failing = await openDevice(world, {
      onStep: (now) => {
        if (now === step) throw new Error('no space left')
      },
    })
    await expect(failing.install()).rejects.toThrow('no space left')
    await finishes(world)
  })

  test('by SIGKILL leaves a whole pack, and the next install finishes the work', async () => {
    const world = await withTwoPacks()
    const program = fileURLToPath(new URL('../testing/kill-install.ts', import.meta.url))
    const { signal } = spawnSync(process.execPath, [
      program,
      world.dir,
      world.repoDir,
      trustedRootPath(world.repoDir),
      step,
    ])
    expect(signal).toBe('SIGKILL')
    await finishes(world)
  })
})
