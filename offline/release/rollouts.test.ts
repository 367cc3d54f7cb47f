import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TargetFile } from '@tufjs/models'
import { describe, expect, test } from 'vitest'
import type { BuildOptions } from '../pack/build-pack.ts'
import { LOCAL_CHANNEL } from '#offline/pack/release.ts'
import { hostile } from '../testing/hostile-packs.ts'
import { makeManifest, zipAsGiven } from '../testing/hostile-zip.ts'
import { samplePack } from '../testing/sample-pack.ts'
import { sampleProvenance } from '../testing/sample-provenance.ts'
import { addTarget, readPublished, sampleRepository } from '../testing/sample-repository.ts'
import { requireTrusted } from './transaction.ts'
import { publish } from './publish.ts'
import { promote, rollBack } from './republish.ts'
import { expireRelease, pause, removeChannel, resume, setRollout } from './rollouts.ts'

const summary = async (repoDir: string) =>
  (await readPublished(repoDir)).map(
    (it) => `${it.release} ${it.channel} ${it.version}${it.expired ? ' withdrawn' : ''}`,
  )

describe('publishing with a policy', () => {
  test('signs all of it, with a salt of its own for each release', async () => {
    const world = await sampleRepository()
    const policy = {
      basisPoints: 250,
      raisedMinAppVersion: '5.3.0',
      maxAppVersion: '6.0.0',
      platforms: ['ios'],
      requiredMethods: ['login'],
      wifiOnly: true,
      notes: '先给内部同事',
    }
    await world.publishVersion('1.0.0', { channel: 'beta', policy })
    await world.publishVersion('2.0.0', { channel: 'beta', policy })
    const [two, one] = await readPublished(world.repoDir)
    expect(one).toMatchObject({ ...policy, channel: 'beta', release: 1, rollbackOf: null })
    expect(one?.salt).toMatch(/^[0-9a-f]{32}$/)
    expect(two?.salt).not.toBe(one?.salt)
  })

  test('of a pack whose QA screens open stays out of production, unless that is wanted', async () => {
    const world = await sampleRepository('1.0.0')
    const { zip } = await samplePack('2.0.0', { qa: true })
    const qaScreens = /QA screens open in version 2\.0\.0/
    await expect(publish({ ...world, zip })).rejects.toThrow(qaScreens)
    expect(await publish({ ...world, zip, channel: 'beta' })).toMatchObject({ qa: true })
    const from = { channel: 'beta' }
    await expect(promote(world, 'production', from)).rejects.toThrow(qaScreens)
    await expect(rollBack(world, '2.0.0')).rejects.toThrow(qaScreens)
    expect(await summary(world.repoDir)).toEqual(['2 beta 2.0.0', '1 production 1.0.0'])
    await promote(world, 'production', from, {}, true)
    expect(await summary(world.repoDir)).toContain('3 production 2.0.0')
  })

  test('packs of other names share the snapshot of the app', async () => {
    const world = await sampleRepository('1.0.0')
    await world.publishVersion('1.0.0', { pack: 'trading' })
    expect(
      (await readPublished(world.repoDir)).map((it) => [it.pack, it.target, it.release]),
    ).toEqual([
      ['trading', 'h5-trading-1.0.0.zip', 2],
      ['app', 'h5-1.0.0.zip', 1],
    ])
  })

  test('of a version that was withdrawn is a new release of it', async () => {
    const world = await sampleRepository('1.0.0')
    await expireRelease(world)
    expect(await world.publishVersion('1.0.0')).toMatchObject({ release: 2, unchanged: false })
  })

  test('of the newest release again is refused: its policy has its own commands', async () => {
    const world = await sampleRepository('1.0.0')
    await expect(world.publishVersion('1.0.0', { policy: { basisPoints: 1 } })).rejects.toThrow(
      /newest release of production already, number 1; change it with "h5pack rollout"/,
    )
  })
})

describe('a rollout', () => {
  test('changes the percentage and keeps number and salt', async () => {
    const world = await sampleRepository('1.0.0')
    const [before] = await readPublished(world.repoDir)
    const changed = await setRollout(world, 1_250)
    expect(changed.before).toEqual(before)
    expect(await readPublished(world.repoDir)).toEqual([
      { ...before, basisPoints: 1_250, changes: expect.any(Array) },
    ])
  })

  test('can be of an older release by its number', async () => {
    const world = await sampleRepository('1.0.0', '2.0.0')
    await setRollout(world, 0, { release: 1 })
    expect((await readPublished(world.repoDir)).map((it) => it.basisPoints)).toEqual([10_000, 0])
  })

  test('is held by a pause and goes on after it', async () => {
    const world = await sampleRepository('1.0.0')
    const [before] = await readPublished(world.repoDir)
    await pause(world)
    expect(await readPublished(world.repoDir)).toEqual([
      { ...before, paused: true, changes: expect.any(Array) },
    ])
    await resume(world)
    expect(await readPublished(world.repoDir)).toEqual([{ ...before, changes: expect.any(Array) }])
  })

  test('ends with an expiry: the release before it is the newest again', async () => {
    const world = await sampleRepository('1.0.0', '2.0.0')
    await expireRelease(world)
    expect(await summary(world.repoDir)).toEqual([
      '2 production 2.0.0 withdrawn',
      '1 production 1.0.0',
    ])
    await expect(resume(world, { release: 2 })).rejects.toThrow(/withdrawn for good/)
    expect((await pause(world)).after.release).toBe(1)
  })

  test('leaves targets that are no packs as they are', async () => {
    const world = await sampleRepository('1.0.0')
    const delta = new TargetFile({ path: 'a.dcz', length: 3, hashes: { sha256: '0'.repeat(64) } })
    await addTarget(world, delta)
    await pause(world)
    const { targets } = await requireTrusted(world.repoDir)
    expect(targets.signed.targets['a.dcz']).toEqual(delta)
    expect(Object.keys(targets.signed.targets)).toHaveLength(3)
  })

  test.each<[string, Parameters<typeof pause>[1], RegExp]>([
    ['a channel that has none', { channel: 'beta' }, /Nothing is released in beta/],
    ['a number that was never given', { release: 9 }, /no release 9; "h5pack status" lists them/],
  ])('of %s is refused with the next step', async (_, which, words) => {
    await expect(pause(await sampleRepository('1.0.0'), which)).rejects.toThrow(words)
  })
})

describe('promoting', () => {
  test('makes a new release of the same content with its own number, salt and percentage', async () => {
    const world = await sampleRepository('1.0.0')
    const policy = { basisPoints: 100, platforms: ['ios'] }
    await world.publishVersion('2.0.0', { channel: 'beta', policy })
    const { after } = await promote(world, 'production', { channel: 'beta' }, { basisPoints: 500 })
    const [top, beta] = await readPublished(world.repoDir)
    expect(top).toEqual(after)
    expect(after).toMatchObject({ release: 3, basisPoints: 500, platforms: ['ios'] })
    expect([after.target, after.sha256]).toEqual([beta?.target, beta?.sha256])
    expect(after.salt).not.toBe(beta?.salt)
  })

  test('what is there already is refused', async () => {
    const world = await sampleRepository('1.0.0')
    await promote(world, 'beta', {})
    await expect(promote(world, 'beta', {})).rejects.toThrow(/newest of beta already: release 2/)
    await expect(promote(world, 'production', {})).rejects.toThrow(/in production already/)
  })
})

describe('rolling back', () => {
  test('is a higher release of older content, for everyone, and withdraws what came after', async () => {
    const world = await sampleRepository('1.0.0', '2.0.0', '3.0.0')
    const { after, withdrawn } = await rollBack(world, '1.0.0')
    expect(after).toMatchObject({ release: 4, rollbackOf: 3, basisPoints: 10_000, paused: false })
    expect(withdrawn).toEqual([3, 2])
    expect(await summary(world.repoDir)).toEqual([
      '4 production 1.0.0',
      '3 production 3.0.0 withdrawn',
      '2 production 2.0.0 withdrawn',
      '1 production 1.0.0',
    ])
  })

  test('the version that was taken back can be published once more', async () => {
    const world = await sampleRepository('1.0.0', '2.0.0')
    await rollBack(world, '1.0.0')
    expect(await world.publishVersion('2.0.0')).toMatchObject({ release: 4, unchanged: false })
  })

  test.each([
    ['9.0.0', /never published here/],
    ['2.0.0', /is what production offers now/],
  ])('to %s is refused with the next step', async (version, words) => {
    const world = await sampleRepository('1.0.0', '2.0.0')
    await expect(rollBack(world, version)).rejects.toThrow(words)
  })
})

describe('what is for developers alone', () => {
  const sandbox = { ...sampleProvenance, environment: 'sandbox' as const }
  const dirty = {
    commit: '0123456789abcdef-dirty',
    build: { ...sampleProvenance, dirty: true },
  }

  test.each<[string, Partial<BuildOptions>, RegExp]>([
    ['a pack of the sandbox', { build: sandbox }, /seals passwords for the sandbox/],
    ['a pack of a changed work tree', dirty, /built from a work tree with changes/],
  ])('%s is published in the local channel and nowhere else', async (_, options, words) => {
    const world = await sampleRepository('1.0.0')
    const { zip } = await samplePack('2.0.0', options)
    for (const channel of ['production', 'beta']) {
      await expect(publish({ ...world, zip, channel, allowQa: true })).rejects.toThrow(words)
    }
    const released = await publish({ ...world, zip, channel: LOCAL_CHANNEL })
    expect(released).toMatchObject({ channel: 'local', version: '2.0.0' })
    await expect(promote(world, 'beta', { channel: LOCAL_CHANNEL })).rejects.toThrow(words)
    await expect(promote(world, 'production', { channel: LOCAL_CHANNEL })).rejects.toThrow(words)
    await expect(rollBack(world, '2.0.0')).rejects.toThrow(words)
    expect(await summary(world.repoDir)).toEqual(['2 local 2.0.0', '1 production 1.0.0'])
  })

  test('a pack that does not say how it was built is published in the local channel alone', async () => {
    const world = await sampleRepository('1.0.0')
    const zip = join(world.folder, 'older.zip')
    const files = [...hostile.files, ['pack.json', makeManifest(hostile.files)] as const]
    await writeFile(zip, zipAsGiven(files))
    await expect(publish({ ...world, zip })).rejects.toThrow(/does not say how it was built/)
    const options = { ...world, zip, channel: LOCAL_CHANNEL, replace: true }
    expect(await publish(options)).toMatchObject({ channel: 'local' })
    await expect(promote(world, 'production', { channel: LOCAL_CHANNEL })).rejects.toThrow(
      /does not say how it was built: local is the only channel/,
    )
  })
})

test('a dry run of each change checks the keys and writes nothing', async () => {
  const world = await sampleRepository('1.0.0', '2.0.0')
  const timestamp = join(world.repoDir, 'metadata', 'timestamp.json')
  const before = await readFile(timestamp, 'utf8')
  const dry = { ...world, dryRun: true }
  expect((await setRollout(dry, 100)).after.basisPoints).toBe(100)
  expect((await pause(dry)).after.paused).toBe(true)
  expect((await promote(dry, 'beta', {})).after.release).toBe(3)
  expect((await rollBack(dry, '1.0.0')).after.rollbackOf).toBe(2)
  expect((await expireRelease(dry)).after.expired).toBe(true)
  expect(await world.publishVersion('3.0.0', { dryRun: true })).toMatchObject({ release: 3 })
  expect(await readFile(timestamp, 'utf8')).toBe(before)
  await expect(pause({ ...dry, keysDir: world.folder })).rejects.toThrow(/no targets key/)
})

describe('the signed record of changes', () => {
  const noon = () => new Date('2026-03-05T12:00:00.000Z')
  const one = { now: noon, by: 'Li Hua' }
  const two = { now: () => new Date('2026-03-05T13:00:00.000Z'), by: 'Wang Wei' }

  test('says who did what to a release and when, the latest first', async () => {
    const world = await sampleRepository()
    await world.publishVersion('1.0.0', { ...one, policy: { basisPoints: 500 } })
    await setRollout({ ...world, ...two }, 1_000)
    await pause({ ...world, ...two })
    const [release] = await readPublished(world.repoDir)
    const at = '2026-03-05T13:00:00.000Z'
    expect(release?.changes).toEqual([
      { at, by: 'Wang Wei', what: 'paused' },
      { at, by: 'Wang Wei', what: 'rollout 5 % to 10 %' },
      { at: '2026-03-05T12:00:00.000Z', by: 'Li Hua', what: 'published for 5 %' },
    ])
  })

  test('names a roll-back in the new release and in those that it withdraws', async () => {
    const world = await sampleRepository('1.0.0', '2.0.0')
    await rollBack({ ...world, ...two }, '1.0.0')
    const whats = (await readPublished(world.repoDir)).map((it) => it.changes[0]?.what)
    expect(whats).toEqual(['published for 100 % in place of 2', 'withdrawn', 'published for 100 %'])
  })

  test('keeps the latest twenty changes', async () => {
    const world = await sampleRepository('1.0.0')
    for (let step = 1; step <= 21; step += 1) await setRollout(world, step)
    const [release] = await readPublished(world.repoDir)
    expect(release?.changes).toHaveLength(20)
    expect(release?.changes[0]?.what).toBe('rollout 0.2 % to 0.21 %')
  })
})

test('a removed channel offers nothing, and its numbers are never reused', async () => {
  const world = await sampleRepository('1.0.0')
  await world.publishVersion('2.0.0', { channel: 'beta' })
  expect(await removeChannel(world, 'beta')).toMatchObject({ withdrawn: [2] })
  expect(await summary(world.repoDir)).toEqual(['2 beta 2.0.0 withdrawn', '1 production 1.0.0'])
  await world.publishVersion('3.0.0')
  expect((await summary(world.repoDir))[0]).toBe('3 production 3.0.0')
  await expect(removeChannel(world, 'beta')).rejects.toThrow(/beta offers nothing/)
})
