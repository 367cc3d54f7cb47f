import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TargetFile } from '@tufjs/models'
import { describe, expect, test } from 'vitest'
import { PRODUCTION, readReleases, releasePolicy, writeReleases } from '#offline/pack/release.ts'
import { requireTrusted } from '../release/transaction.ts'
import { haltReleases, makeHaltKey } from '../release/halt-releases.ts'
import { openKey } from '../release/keys.ts'
import { metadataPath, signed, writeSnapshot } from '../release/metadata-store.ts'
import { repositoryStatus } from '../release/releases.ts'
import { pause, resume } from '../release/rollouts.ts'
import { signHalts } from '../testing/attacker.ts'
import {
  openDevice,
  flipped,
  installed,
  later,
  opens,
  refusal,
  release,
} from '../testing/sample-device.ts'
import { refresh } from '../release/repository.ts'

/**
 * A device with 1.0.0 installed, and a repository with 2.0.0 published. `onCall` has the keys of
 * the on-call engineer's machine (halt, snapshot, timestamp): all that a thief of it would get.
 */
async function withHaltKey() {
  const world = await installed('1.0.0')
  await makeHaltKey(world)
  await release(world, '2.0.0')
  const keysDir = join(world.folder, 'on-call')
  await mkdir(keysDir)
  await rename(join(world.keysDir, 'halt.pem'), join(keysDir, 'halt.pem'))
  for (const role of ['snapshot', 'timestamp']) {
    await cp(join(world.keysDir, `${role}.pem`), join(keysDir, `${role}.pem`))
  }
  return { ...world, onCall: { repoDir: world.repoDir, keysDir, by: 'on call' } }
}

type World = Awaited<ReturnType<typeof withHaltKey>>

/**
 * Publishes any targets under the halt role, signed with the keys stolen from the on-call engineer.
 */
const forge = ({ onCall }: World, files: readonly TargetFile[]) => signHalts(onCall, files)

describe('the halt key', () => {
  test('halts the newest release without the targets key, and devices keep what they have', async () => {
    const world = await withHaltKey()
    const { halted } = await haltReleases(world.onCall, {}, '大量白屏')
    expect(halted.map((it) => it.version)).toEqual(['2.0.0'])
    expect(await world.device.install()).toMatchObject({ changed: false, why: 'paused' })
    await opens(world, '1.0.0')
    expect((await repositoryStatus(world.repoDir))?.halts).toMatchObject([
      { release: 2, by: 'on call', reason: '大量白屏', at: expect.stringMatching(/^\d{4}-/) },
    ])
  })

  test('leaves an installed release in place, where it still opens offline and is repaired', async () => {
    const world = await withHaltKey()
    const { current } = await world.device.install()
    expect(current.version).toBe('2.0.0')
    await haltReleases(world.onCall, { all: true }, 'blank pages')
    expect(await world.device.install()).toMatchObject({ changed: false })
    const page = join(world.dir, current.dir, 'index.html')
    const whole = await readFile(page)
    await writeFile(page, flipped(whole, 0))
    // A new device object, as after a restart of the app, so that nothing is left in memory.
    expect(await (await openDevice(world)).install()).toMatchObject({ changed: false })
    expect(await readFile(page)).toEqual(whole)
    await rm(world.repoDir, { recursive: true })
    await opens(world, '2.0.0')
    expect(await refusal(world.device.install())).toBe('unreachable')
    await opens(world, '2.0.0')
  })

  test('halts every release of a channel, so that a new device installs none of them', async () => {
    const world = await withHaltKey()
    await haltReleases(world.onCall, { all: true }, 'the provider is down')
    const fresh = await openDevice(world, { dir: join(world.folder, 'fresh') })
    expect(await refusal(fresh.install())).toBe('no_release')
  })

  test('cannot lift a halt, which takes the targets key, and can halt the same release again', async () => {
    const world = await withHaltKey()
    await haltReleases(world.onCall, {}, 'once')
    await expect(resume(world.onCall)).rejects.toThrow(/no targets key/)
    await resume(world)
    await haltReleases(world.onCall, {}, 'twice')
    expect(await world.device.install()).toMatchObject({ changed: false, why: 'paused' })
    await resume(world)
    expect(await world.device.install()).toMatchObject({ current: { version: '2.0.0' } })
  })

  test('is required by a halt, so that a repository without one refuses it', async () => {
    const world = await installed('1.0.0')
    await expect(haltReleases(world, {}, 'why')).rejects.toThrow(/has no halt key/)
  })

  test('can be replaced: existing halts stay in force, and the old key halts nothing more', async () => {
    const world = await withHaltKey()
    await haltReleases(world.onCall, {}, 'once')
    await makeHaltKey(world)
    expect(await world.device.install()).toMatchObject({ changed: false, why: 'paused' })
    await release(world, '3.0.0')
    await expect(haltReleases(world.onCall, {}, 'stolen')).rejects.toThrow(/not the one/)
    await forge(world, [])
    expect(await refusal(world.device.install())).toBe('signature')
    await opens(world, '1.0.0')
  })

  test('has to renew its metadata, which stops all installs once it has expired', async () => {
    const world = await withHaltKey()
    const nextYear = later(366)
    const keys = { repoDir: world.repoDir, keysDir: world.keysDir }
    await rm(join(world.onCall.keysDir, 'timestamp.pem'))
    await refresh({ ...keys, all: true, now: later(300) })
    const { roles } = await refresh({ ...keys, all: true, now: nextYear })
    expect(roles.find(({ role }) => role === 'halt')?.state).toBe('expired')
    const device = await openDevice(world, { now: later(365.5) })
    expect(await refusal(device.install())).toBe('expired')
  })
})

describe('a thief of the halt, snapshot and timestamp keys', () => {
  test('cannot add a release', async () => {
    const world = await withHaltKey()
    await world.device.install()
    const { targets } = await requireTrusted(world.repoDir)
    const [newest] = readReleases(Object.values(targets.signed.targets))
    if (newest === undefined) throw new Error('nothing is published')
    const custom = writeReleases(newest, [releasePolicy({ channel: PRODUCTION, release: 66 })])
    for (const path of ['h5-6.6.6.zip', 'halt/h5-6.6.6.zip', 'halt/all']) {
      const { bytes: length, sha256 } = newest
      const fields = { hashes: { sha256 }, unrecognizedFields: { custom } }
      await forge(world, [new TargetFile({ path, length, ...fields })])
      expect(await world.device.install()).toMatchObject({ changed: false, why: 'up_to_date' })
    }
    await opens(world, '2.0.0')
  })

  test('cannot end a pause', async () => {
    const world = await withHaltKey()
    await pause(world)
    await forge(world, [])
    expect(await world.device.install()).toMatchObject({ changed: false, why: 'paused' })
    await opens(world, '1.0.0')
  })

  test('cannot remove a halt that the device has seen', async () => {
    const world = await withHaltKey()
    await haltReleases(world.onCall, {}, 'it loses money')
    expect(await world.device.install()).toMatchObject({ why: 'paused' })
    await forge(world, [])
    for (const attempt of [1, 2]) {
      expect({ attempt, why: await refusal(world.device.install()) }).toEqual({
        attempt,
        why: 'rollback',
      })
    }
    await opens(world, '1.0.0')
    await haltReleases(world.onCall, {}, 'again')
    expect(await world.device.install()).toMatchObject({ why: 'paused' })
  })

  test('cannot roll devices back, since a halt never replaces an installed release', async () => {
    const world = await withHaltKey()
    await world.device.install()
    await haltReleases(world.onCall, {}, 'take it back')
    expect(await world.device.install()).toMatchObject({
      changed: false,
      current: { version: '2.0.0' },
    })
    await opens(world, '2.0.0')
  })

  test('cannot publish an older list of halts under a newer snapshot', async () => {
    const world = await withHaltKey()
    const old = await requireTrusted(world.repoDir)
    await haltReleases(world.onCall, {}, 'stop')
    await world.device.install()
    const trusted = await requireTrusted(world.repoDir)
    if (old.halt === null) throw new Error('no halts')
    const own = async (role: string) => [await openKey(join(world.onCall.keysDir, `${role}.pem`))]
    const body = signed(old.halt.signed, await own('halt'))
    await writeFile(metadataPath(world.repoDir, '1.halt.json'), body)
    const keys = { snapshot: await own('snapshot'), timestamp: await own('timestamp') }
    const versions = {
      snapshot: trusted.snapshot.signed.version + 1,
      timestamp: trusted.timestamp.signed.version + 1,
    }
    await writeSnapshot(world.repoDir, keys, old.snapshot.signed.meta, versions, new Date())
    expect(await refusal(world.device.install())).toMatch(/rollback|metadata/)
    await opens(world, '1.0.0')
  })
})
