import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { link, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/sample-pack.ts'
import { sampleFollower, sampleRepository } from '../testing/sample-repository.ts'
import { lockPath, lockState, ownerPath, withLock } from './repository-lock.ts'
import { refresh } from './repository.ts'
import { setRollout } from './rollouts.ts'

test('changes made at the same time happen one after another', async () => {
  const world = await sampleRepository('1.0.0')
  const follower = await sampleFollower(world.repoDir)
  await Promise.all([
    setRollout(world, 100),
    refresh(world),
    setRollout(world, 200),
    refresh(world),
    setRollout(world, 300),
  ])
  await follower.follow()
  // Five changes, each on top of the one before: the first publication wrote two.
  const names = await readdir(join(world.repoDir, 'metadata'))
  expect(names.filter((name) => name.endsWith('.targets.json'))).toHaveLength(2 + 3)
  expect(await lockState(world.repoDir)).toBeNull()
})

const program = fileURLToPath(new URL('../testing/lock-once.ts', import.meta.url))

/** A process that holds the folder's lock until it is killed or the test ends. */
async function holder(folder: string, before: readonly string[] = []) {
  const [command, ...args] = [...before, process.execPath, program, folder, 'keep']
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  await once(createInterface({ input: child.stdout }), 'line')
  return { pid: child.pid, kill }
}

/** Takes a turn in a process of its own; its exit code. */
async function turn(folder: string): Promise<unknown> {
  const child = spawn(process.execPath, [program, folder, 'once'], { stdio: 'inherit' })
  const [code]: unknown[] = await once(child, 'exit')
  return code
}

const done = () => Promise.resolve('done')

describe('a lock whose holder has ended', () => {
  test.each<[string, (folder: string) => Promise<unknown>]>([
    ['was left by a killed process', async (folder) => (await holder(folder)).kill()],
    ['is an empty file', (folder) => writeFile(lockPath(folder), '')],
    [
      'names a process of this machine',
      (folder) => writeFile(lockPath(folder), `${process.pid}\n`),
    ],
    ['holds rubbish', (folder) => writeFile(lockPath(folder), randomBytes(32))],
    [
      'has an owner that cannot be read',
      async (folder) => {
        await writeFile(lockPath(folder), '')
        await writeFile(ownerPath(folder), '{"host":')
      },
    ],
  ])('and %s is taken by one process at a time', async (_, leave) => {
    const folder = await temporaryFolder()
    await leave(folder)
    const codes = await Promise.all(Array.from({ length: 5 }, () => turn(folder)))
    expect(codes).toEqual([0, 0, 0, 0, 0])
    const turns = (await readFile(join(folder, 'turns'), 'utf8')).trim().split('\n')
    expect(new Set(turns).size).toBe(5)
    expect(await lockState(folder)).toBeNull()
  })
})

describe('what is at the place of the lock and is no lock', () => {
  const note = 'a note of the user, longer than any lock was\n'
  const noteBehind = async (folder: string, tie: (from: string, to: string) => Promise<void>) => {
    const path = join(folder, 'note.txt')
    await writeFile(path, note)
    await tie(path, lockPath(folder))
    return path
  }
  test.each<[string, (folder: string) => Promise<string>]>([
    ['a link to a file', (folder) => noteBehind(folder, symlink)],
    ['a second name of a file', (folder) => noteBehind(folder, link)],
    ['a longer file', (folder) => noteBehind(folder, rename).then(() => lockPath(folder))],
    [
      'a link to an empty file',
      async (folder) => {
        await writeFile(join(folder, 'empty'), '')
        await symlink(join(folder, 'empty'), lockPath(folder))
        return join(folder, 'empty')
      },
    ],
    [
      'a link to nothing',
      async (folder) => {
        await symlink(join(folder, 'missing'), lockPath(folder))
        return join(folder, 'missing')
      },
    ],
  ])('is refused and left as it is: %s', async (_, make) => {
    const folder = await temporaryFolder()
    const path = await make(folder)
    const before = await readFile(path, 'utf8').catch(() => null)
    await expect(withLock(folder, done, 0)).rejects.toThrow(
      `${lockPath(folder)} is not a lock file; it was left as it is. Remove it.`,
    )
    expect(await readFile(path, 'utf8').catch(() => null)).toBe(before)
  })

  test('is a folder, which is refused', async () => {
    const folder = await temporaryFolder()
    await mkdir(lockPath(folder))
    await expect(withLock(folder, done, 0)).rejects.toThrow('is not a lock file')
  })
})

describe('a lock that a process holds', () => {
  test('is waited for, and its holder is named in the error', async () => {
    const folder = await temporaryFolder()
    const { pid } = await holder(folder)
    await expect(withLock(folder, done, 0)).rejects.toThrow(
      new RegExp(`^Process ${pid} on .* is changing .*; try again when it has finished`),
    )
    expect(await lockState(folder)).toMatchObject({ held: true, owner: { pid } })
  })

  test('stays its own, whatever the owner file says', async () => {
    const folder = await temporaryFolder()
    const { kill } = await holder(folder)
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    const owner = { host: 'elsewhere', pid, since: '2001-01-01T00:00:00.000Z' }
    await writeFile(ownerPath(folder), JSON.stringify(owner))
    await expect(withLock(folder, done, 0)).rejects.toThrow(`Process ${pid} on elsewhere`)
    await kill()
    expect(await lockState(folder)).toEqual({ held: false, owner })
    expect(await withLock(folder, done, 0)).toBe('done')
  })

  const isolated = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child']
  const cannot = spawnSync('unshare', [...isolated.slice(1), 'true']).status !== 0
  test.skipIf(cannot)('stays its own where its number means another process', async () => {
    const folder = await temporaryFolder()
    await holder(folder, isolated)
    // Process 1 of its own namespace, as in a container.
    await expect(withLock(folder, done, 0)).rejects.toThrow('Process 1 on')
  })
})

test('the lock is released when the work fails', async () => {
  const folder = await temporaryFolder()
  const work = () => Promise.reject(new Error('no'))
  await expect(withLock(folder, work)).rejects.toThrow('no')
  expect(await lockState(folder)).toBeNull()
  expect(await withLock(folder, done, 0)).toBe('done')
})
