import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { signAnything } from '../testing/attacker.ts'
import { readPublished } from '../testing/sample-repository.ts'
import { temporaryFolder } from '../testing/sample-pack.ts'
import { releaseSet, sampleSet } from '../testing/sample-set.ts'
import { examine } from '#offline/doctor/doctor.ts'
import { publishSet } from './repository.ts'
import { promote, rollBack } from './republish.ts'
import { expireRelease, pause, setRollout } from './rollouts.ts'

async function repository() {
  const folder = await temporaryFolder()
  return { repoDir: `${folder}/repository`, keysDir: `${folder}/keys` }
}

const summary = async (repoDir: string) =>
  (await readPublished(repoDir)).map(
    (it) => `${it.release} ${it.channel} ${it.pack} ${it.version}${it.expired ? ' withdrawn' : ''}`,
  )

describe('publishing a set', () => {
  test('puts all packs into one snapshot, the common one first, with one share of the devices', async () => {
    const world = await repository()
    const { app, content, trading } = await sampleSet({ app: '1.0.0' })
    const zips = [trading.zip, app.zip, content.zip]
    const policy = { basisPoints: 1_000 }
    expect(await publishSet({ ...world, zips, policy, dryRun: true })).toHaveLength(3)
    const published = await publishSet({ ...world, zips, policy })
    expect(published.map(({ pack, release }) => [pack, release])).toEqual([
      ['app', 1],
      ['trading', 2],
      ['content', 3],
    ])
    const releases = await readPublished(world.repoDir)
    expect(new Set(releases.map(({ salt }) => salt)).size).toBe(1)
    expect(releases.at(-1)).toMatchObject({ parts: ['content', 'trading'], needs: null })
    expect(releases[0]).toMatchObject({ pack: 'content', needs: { app: app.sha256 }, parts: [] })
  })

  test('again changes nothing but what is new', async () => {
    const world = await repository()
    await releaseSet(world, { app: '1.0.0' })
    const again = await releaseSet(world, { app: '1.0.0', trading: '1.0.1' })
    expect(again.map(({ pack, release, unchanged }) => [pack, release, unchanged])).toEqual([
      ['app', 1, true],
      ['content', 2, true],
      ['trading', 4, false],
    ])
  })

  test('of a part alone succeeds with its common pack published, and is refused without it', async () => {
    const world = await repository()
    await releaseSet(world, { app: '1.0.0' })
    const newer = await sampleSet({ app: '1.0.0', trading: '1.0.1' })
    expect(await publishSet({ ...world, zips: [newer.trading.zip] })).toMatchObject([
      { release: 4 },
    ])
    const { trading } = await sampleSet({ app: '2.0.0' })
    const before = await summary(world.repoDir)
    await expect(publishSet({ ...world, zips: [trading.zip] })).rejects.toThrow(
      /trading 2\.0\.0 opens only with the common pack .* not published in production/,
    )
    await expect(
      publishSet({ ...world, zips: [newer.trading.zip], channel: 'beta' }),
    ).rejects.toThrow(/not published in beta/)
    expect(await summary(world.repoDir)).toEqual(before)
  })

  test('without one of its parts is refused, before a repository is made', async () => {
    const world = await repository()
    const set = await sampleSet({ app: '1.0.0' })
    const zips = [set.app.zip, set.content.zip]
    await expect(publishSet({ ...world, zips })).rejects.toThrow(
      /does not open without its parts, and trading built against it is not published/,
    )
    await expect(readPublished(world.repoDir)).rejects.toThrow(/no repository/)
  })

  test('takes one pack of each name, by the name that it was built with', async () => {
    const world = await repository()
    const { app, trading } = await sampleSet({ app: '1.0.0' })
    const twice = { ...world, zips: [trading.zip, trading.zip] }
    await expect(publishSet(twice)).rejects.toThrow(/trading was given twice/)
    for (const zip of [app.zip, trading.zip]) {
      const renamed = publishSet({ ...world, zips: [zip], pack: 'other' })
      await expect(renamed).rejects.toThrow(/cannot be named other/)
    }
  })
})

describe('a set’s releases', () => {
  test('that were published together change together, and those of a part alone by themselves', async () => {
    const world = await repository()
    await releaseSet(world, { app: '1.0.0' }, { policy: { basisPoints: 100 } })
    const changed = await setRollout(world, 5_000)
    expect(changed).toMatchObject({
      before: { pack: 'app', basisPoints: 100 },
      after: { pack: 'app', basisPoints: 5_000 },
      others: [{ pack: 'content' }, { pack: 'trading', basisPoints: 5_000 }],
    })
    await releaseSet(world, { app: '1.0.0', trading: '1.0.1' })
    expect(await pause(world)).toMatchObject({ after: { release: 4, paused: true }, others: [] })
    expect((await readPublished(world.repoDir)).map((it) => it.paused)).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(await pause(world, { pack: 'app' })).toMatchObject({ others: [{}, {}] })
  })

  test('go to another channel as a set, and later what is new of it', async () => {
    const world = await repository()
    await releaseSet(world, { app: '1.0.0' }, { channel: 'beta' })
    await promote(world, 'production', { channel: 'beta' })
    await releaseSet(world, { app: '1.0.0', trading: '1.0.1' }, { channel: 'beta' })
    const after = await promote(world, 'production', { channel: 'beta' }, { basisPoints: 1_000 })
    expect(after).toMatchObject({ after: { pack: 'trading', version: '1.0.1' }, others: [] })
    expect((await summary(world.repoDir)).filter((it) => it.includes('production'))).toEqual([
      '8 production trading 1.0.1',
      '6 production trading 1.0.0',
      '5 production content 1.0.0',
      '4 production app 1.0.0',
    ])
    await expect(promote(world, 'production', { channel: 'beta' })).rejects.toThrow(
      /is the newest of production already/,
    )
  })

  test('of a part are not promoted to where its common pack is not', async () => {
    const world = await repository()
    await releaseSet(world, { app: '1.0.0' }, { channel: 'beta' })
    const alone = promote(world, 'production', { channel: 'beta', pack: 'trading' })
    await expect(alone).rejects.toThrow(/not published in production/)
  })

  test('are taken back with all parts, and what came between is withdrawn', async () => {
    const world = await repository()
    await releaseSet(world, { app: '1.0.0' })
    await releaseSet(world, { app: '1.0.0', trading: '1.0.1' })
    await releaseSet(world, { app: '2.0.0' })
    const back = await rollBack(world, '1.0.0')
    expect(back.withdrawn.toSorted((a, b) => a - b)).toEqual([5, 6, 7])
    expect(await summary(world.repoDir)).toEqual([
      '10 production trading 1.0.1',
      '9 production content 1.0.0',
      '8 production app 1.0.0',
      '7 production trading 2.0.0 withdrawn',
      '6 production content 2.0.0 withdrawn',
      '5 production app 2.0.0 withdrawn',
      '4 production trading 1.0.1',
      '3 production trading 1.0.0',
      '2 production content 1.0.0',
      '1 production app 1.0.0',
    ])
    expect((await readPublished(world.repoDir))[0]).toMatchObject({ rollbackOf: 5 })
  })

  test('of one part are taken back alone, within its common pack', async () => {
    const world = await repository()
    await releaseSet(world, { app: '1.0.0' })
    await releaseSet(world, { app: '1.0.0', trading: '1.0.1' })
    await expect(rollBack(world, '1.0.0')).rejects.toThrow(/or a part by --pack/)
    expect(await rollBack(world, '1.0.0', { pack: 'trading' })).toMatchObject({
      after: { pack: 'trading', version: '1.0.0', release: 5, rollbackOf: 4 },
      others: [],
      withdrawn: [4],
    })
    await releaseSet(world, { app: '2.0.0' })
    await expect(rollBack(world, '1.0.0', { pack: 'trading' })).rejects.toThrow(
      /built against another common pack/,
    )
  })

  test('that no device can install are reported by the doctor', async () => {
    const world = await repository()
    await releaseSet(world, { app: '1.0.0' })
    const told = async () => (await examine(world)).map(({ what }) => what).slice(0, -2)
    expect(await told()).toEqual([])
    const { app } = await sampleSet({ app: '2.0.0' })
    const parts = ['content', 'trading']
    await signAnything(world, await readFile(app.zip), { version: '2.0.0', release: 4, parts })
    expect(await told()).toEqual([
      'No device can install release 4 (version 2.0.0) from production: not all of its parts (content, trading) have a release that was built against it.',
    ])
    await expireRelease(world, { release: 4 })
    expect(await told()).toEqual([])
  })
})
