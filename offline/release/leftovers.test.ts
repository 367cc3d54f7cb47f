import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pruneFolder } from '../store/prune.ts'
import { sampleRepository } from '../testing/sample-repository.ts'
import { examine } from '#offline/doctor/doctor.ts'
import { findLeftovers } from './leftovers.ts'

const HOUR = 60 * 60 * 1000
const young = 'metadata/.timestamp.json.00112233aabb.partial'
const old = [
  '..h5pack.owner.00112233aabb.partial',
  'metadata/.timestamp.json.ffeeddccbbaa.partial',
  'targets/.pack.zip.0123456789ab.partial',
  'targets/deltas/.x.dcz.0123456789ab.partial',
]

/** A repository in which killed publications left half files. */
async function withLeftovers() {
  const world = await sampleRepository('1.0.0')
  const hourAgo = new Date(Date.now() - HOUR - 1000)
  for (const path of [young, ...old]) {
    const file = join(world.repoDir, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, 'half')
    if (path !== young) await utimes(file, hourAgo, hourAgo)
  }
  return world
}

test('the next publication deletes what a killed one left half written, once it is an hour old', async () => {
  const world = await withLeftovers()
  await world.publishVersion('1.0.1')
  expect(findLeftovers(world.repoDir)).toEqual([young])
})

test('pruning deletes it too, and a dry run leaves it', async () => {
  const { repoDir } = await withLeftovers()
  const options = { repoDir, grace: 24 * HOUR }
  await pruneFolder({ ...options, dryRun: true })
  expect(findLeftovers(repoDir)).toHaveLength(5)
  const before = await readdir(join(repoDir, 'metadata'))
  const { removed } = await pruneFolder(options)
  expect(removed.map(({ path }) => path)).toEqual(old)
  expect(findLeftovers(repoDir)).toEqual([young])
  expect(await readdir(join(repoDir, 'metadata'))).toHaveLength(before.length - 1)
})

test('doctor names every half file once', async () => {
  const world = await withLeftovers()
  const half = (await examine(world)).filter(({ what }) => what.includes('.partial'))
  expect(half.map(({ what }) => what)).toEqual(
    [young, ...old].toSorted().map((path) => `${path} is an incomplete file.`),
  )
})
