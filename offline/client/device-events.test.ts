import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createBoot } from './boot.ts'
import { beforeDelta, releaseWord } from '#offline/testing/delta-world.ts'
import { installed, openDevice, refusal, release } from '#offline/testing/sample-device.ts'
import type { Happening } from '#offline/events/device-event.ts'

function collect() {
  const happened: Happening[] = []
  return { happened, onEvent: (it: Happening) => void happened.push(it) }
}

describe('a device says', () => {
  test('what it was offered, how it came, and what opened before', async () => {
    const world = await installed('1.0.0')
    await release(world, '2.0.0')
    const { happened, onEvent } = collect()
    const device = await openDevice(world, { onEvent })
    await device.install()
    expect(happened).toEqual([
      { kind: 'offered', release: 2, version: '2.0.0' },
      {
        kind: 'downloaded',
        release: 2,
        version: '2.0.0',
        pack: 'app',
        way: 'delta',
        bytes: expect.any(Number),
        ms: expect.any(Number),
      },
      { kind: 'installed', release: 2, version: '2.0.0', from: '1.0.0' },
    ])
    happened.length = 0
    await device.check()
    await device.install()
    // Nothing new is no failure.
    expect(happened).toEqual([])
  })

  test('the bytes that came, which are those of the delta, or of the zip on a device without a pack', async () => {
    const world = await beforeDelta()
    const { happened, onEvent } = collect()
    await (await openDevice(world, { onEvent })).install()
    const fresh = await mkdtemp(join(tmpdir(), 'h5-fresh-'))
    await (await openDevice(world, { onEvent, dir: fresh })).install()
    expect(happened.filter(({ kind }) => kind === 'downloaded')).toMatchObject([
      { way: 'delta', bytes: world.deltaBytes.length },
      { way: 'zip', bytes: world.release.bytes },
    ])
  })

  test('its cohort at the step of a rollout that it meets, in it or not', async () => {
    const world = await installed('1.0.0')
    await releaseWord(world, '2.0.0', { basisPoints: 0 })
    const { happened, onEvent } = collect()
    await (await openDevice(world, { onEvent })).check()
    expect(happened).toEqual([
      {
        kind: 'checked',
        release: 2,
        version: '2.0.0',
        cohort: expect.any(Number),
        basisPoints: 0,
      },
    ])
  })

  test('nothing where its app cannot listen, and installs all the same', async () => {
    const world = await installed('1.0.0')
    await release(world, '2.0.0')
    const device = await openDevice(world, {
      onEvent() {
        throw new Error('no book')
      },
    })
    expect(await device.install()).toMatchObject({ changed: true })
    const boot = createBoot({
      dir: world.dir,
      onEvent() {
        throw new Error('no book')
      },
    })
    expect((await boot.startLoad()).reader.manifest.version).toBe('2.0.0')
  })

  test('why an install was refused', async () => {
    const world = await installed('1.0.0')
    await release(world, '2.0.0', '6.0.0')
    const { happened, onEvent } = collect()
    await refusal((await openDevice(world, { onEvent })).install())
    expect(happened.at(-1)).toEqual({
      kind: 'failed',
      release: 2,
      version: '2.0.0',
      reason: 'app_too_old',
    })
  })

  test('that a pack has started and shown its first screen, or that it failed', async () => {
    const { dir } = await installed('1.0.0')
    const { happened, onEvent } = collect()
    const boot = createBoot({ dir, onEvent, limits: { failures: 3, foregroundMs: 100 } })
    const first = await boot.startLoad()
    await boot.foreground(first.token, 100)
    const second = await boot.startLoad()
    await boot.fail(second.token)
    const third = await boot.startLoad()
    await boot.confirm(third.token)
    const about = { release: 1, version: '1.0.0' }
    expect(happened).toEqual([
      { kind: 'started', ...about },
      { kind: 'failed', ...about, reason: 'no_screen' },
      { kind: 'started', ...about },
      { kind: 'failed', ...about, reason: 'process_gone' },
      { kind: 'started', ...about },
      { kind: 'confirmed', ...about },
    ])
  })
})
