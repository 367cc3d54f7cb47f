import { spawnSync } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/sample-pack.ts'
import { sampleFollower, sampleRepository } from '../testing/sample-repository.ts'
import { lockPath, withLock } from './repository-lock.ts'
import { refreshTimestamp } from './repository.ts'
import { setRollout } from './rollouts.ts'

test('changes made at the same time happen one after another', async () => {
  const world = await sampleRepository('1.0.0')
  const follower = await sampleFollower(world.repoDir)
  await Promise.all([
    setRollout(world, 100),
    refreshTimestamp(world),
    setRollout(world, 200),
    refreshTimestamp(world),
    setRollout(world, 300),
  ])
  await follower.follow()
  // Five changes, each on top of the one before: the first publication wrote two.
  const names = await readdir(join(world.repoDir, 'metadata'))
  expect(names.filter((name) => name.endsWith('.targets.json'))).toHaveLength(2 + 3)
  expect(await readdir(world.repoDir)).not.toContain('.h5pack.lock')
})

test('a lock that a killed process left is taken over', async () => {
  const folder = await temporaryFolder()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  await writeFile(lockPath(folder), `${pid}\n`)
  expect(await withLock(folder, () => Promise.resolve('done'), 0)).toBe('done')
})

test('a lock that another process keeps is waited for, and then named', async () => {
  const folder = await temporaryFolder()
  await writeFile(lockPath(folder), `${process.pid}\n`)
  await expect(withLock(folder, () => Promise.resolve('done'), 0)).rejects.toThrow(
    new RegExp(`Process ${process.pid} is changing .*or delete .*lock`),
  )
})

test('the lock is given back when the work fails', async () => {
  const folder = await temporaryFolder()
  const work = () => Promise.reject(new Error('no'))
  await expect(withLock(folder, work)).rejects.toThrow('no')
  expect(await readdir(folder)).toEqual([])
})
