import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createDevice } from '../client/device.ts'
import { lockState } from '../release/repository-lock.ts'
import { publishSet, refresh } from '../release/repository.ts'
import { rotateKeys } from '../release/root-keys.ts'
import { openDevice } from '../testing/sample-device.ts'
import { samplePack, sampleWorld } from '../testing/sample-pack.ts'
import { sampleRepository, targetsIn } from '../testing/sample-repository.ts'
import { opensSet, sampleSet, setZips } from '../testing/sample-set.ts'
import { pruneFolder } from './prune.ts'

const DAY = 24 * 60 * 60 * 1000
const WEEK = 7 * DAY

/**
 * A version that got other content on the way: its first zip and that one's index are named by
 * metadata 2 alone, which 3 succeeds.
 */
async function replaced() {
  const world = await sampleRepository('1.0.0')
  const files = async () =>
    (await readdir(world.repoDir, { recursive: true })).filter((it) =>
      /\.(?:json|zip|dcz)$/.test(it),
    )
  const first = (await files()).filter((it) => it.startsWith('targets/'))
  const { zip } = await samplePack('1.0.0', { extra: { 'more.js': '1' } })
  await world.publishVersion('1.0.0', { zip, replace: true })
  /** As if each file had been written so many days ago. */
  const age = async (days: number, paths?: readonly string[]) => {
    for (const path of paths ?? (await files())) {
      const then = (Date.now() - days * DAY) / 1000
      await utimes(join(world.repoDir, path), then, then)
    }
  }
  const removed = async (options = {}) => {
    const done = await pruneFolder({ repoDir: world.repoDir, grace: WEEK, ...options })
    return done.removed.map(({ path }) => path).toSorted()
  }
  return { ...world, first, files, age, removed }
}

const extension = (path: string) => path.slice(path.lastIndexOf('.') + 1)

const past = ['metadata/1.snapshot.json', 'metadata/1.targets.json']

describe('pruning', () => {
  test('keeps what was named within the grace, however old it is', async () => {
    const { age, removed, first } = await replaced()
    await age(400)
    await age(6, ['metadata/3.targets.json', 'metadata/3.snapshot.json'])
    expect(await removed()).toEqual(past)
    expect(await removed({ grace: 5 * DAY })).toEqual(
      ['metadata/2.snapshot.json', 'metadata/2.targets.json', ...first].toSorted(),
    )
  })

  test('leaves what devices need: they install afterwards, from the first root on', async () => {
    const world = await replaced()
    await rotateKeys(world, 'timestamp')
    await refresh({ ...world, all: true })
    await world.age(30)
    expect(await world.removed()).toEqual(expect.arrayContaining(world.first))
    expect((await world.files()).toSorted()).toEqual([
      'metadata/1.root.json',
      'metadata/2.root.json',
      'metadata/5.snapshot.json',
      'metadata/5.targets.json',
      'metadata/timestamp.json',
      expect.stringMatching(/^targets\/\w+\.h5-1\.0\.0\.zip$/),
      expect.stringMatching(/^targets\/entries\/\w{64}\.\w{8}\.json$/),
    ])
    const device = createDevice({
      dir: world.dir,
      repository: world.repoDir,
      trustedRoot: await world.trustedRoot(),
      appVersion: '5.2.0',
    })
    expect(await device.install()).toMatchObject({ changed: true, current: { version: '1.0.0' } })
    expect(await world.removed()).toEqual([])
  })

  test('spares a pack that nothing names yet, and files that are not of its kind', async () => {
    const { repoDir, age, removed } = await replaced()
    await age(30)
    const coming = `targets/${'0'.repeat(64)}.h5-9.0.0.zip`
    for (const path of [coming, 'targets/notes.txt', 'metadata/9.snapshot.json', 'metadata/x.json'])
      await writeFile(join(repoDir, path), 'x')
    await age(30, ['targets/notes.txt', 'metadata/x.json', 'metadata/9.snapshot.json'])
    expect(await removed()).not.toContain(coming)
    await age(8, [coming])
    expect(await removed()).toEqual([coming])
  })

  test('takes the deltas and the index of a replaced part with it, and leaves the set’s others', async () => {
    const world = await sampleWorld()
    const { repoDir } = world
    const release = async (trading: string, word: string, replace = false) => {
      const set = await sampleSet(
        { app: '1.0.0', trading },
        { 'trading/Deal.js': `console.log("trading ${word}")\n` },
      )
      return publishSet({ ...world, zips: setZips(set), replace })
    }
    await release('1.0.0', '1.0.0')
    const first = await targetsIn(repoDir)
    expect(first.filter((it) => it.endsWith('.zip'))).toHaveLength(3)
    await release('1.0.1', 'wrong')
    const second = (await targetsIn(repoDir)).filter((it) => !first.includes(it))
    expect(second.map(extension).toSorted()).toEqual(['dcz', 'json', 'zip'])
    await release('1.0.1', '1.0.1', true)
    const replacedBy = (await targetsIn(repoDir)).filter(
      (it) => ![...first, ...second].includes(it),
    )
    expect(replacedBy.map(extension).toSorted()).toEqual(['dcz', 'json', 'zip'])
    const now = () => new Date(Date.now() + 8 * DAY)
    const { removed } = await pruneFolder({ repoDir, grace: WEEK, now })
    const gone = removed.map(({ path }) => path).filter((it) => it.startsWith('targets/'))
    expect(gone.toSorted()).toEqual(second.toSorted())
    expect((await targetsIn(repoDir)).toSorted()).toEqual([...first, ...replacedBy].toSorted())
    await (await openDevice(world)).install()
    await opensSet(world, { app: '1.0.0', trading: '1.0.1' })
  })

  test('in a dry run reports what it would delete, and deletes nothing', async () => {
    const { age, removed, files } = await replaced()
    await age(30)
    const before = await files()
    const would = await removed({ dryRun: true })
    expect(would).toHaveLength(6)
    expect(await files()).toEqual(before)
    expect(await removed()).toEqual(would)
  })

  test('deletes nothing of a repository that is invalid', async () => {
    const { repoDir, age, removed, files } = await replaced()
    await age(30)
    await writeFile(join(repoDir, 'metadata', '3.targets.json'), '{}')
    const before = await files()
    await expect(removed()).rejects.toThrow(/is damaged/)
    expect(await files()).toEqual(before)
  })

  test('grants devices a day at least, and waits for whoever changes the repository', async () => {
    const { repoDir, removed } = await replaced()
    await expect(removed({ grace: DAY - 1 })).rejects.toThrow(RangeError)
    await removed()
    expect(await lockState(repoDir)).toBeNull()
  })
})
