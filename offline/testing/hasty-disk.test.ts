import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nodeDisk, type Disk } from '../client/disk.ts'
import { hastyDisk } from './hasty-disk.ts'
import { temporaryFolder } from './sample-pack.ts'

const body = Buffer.from('new')

/** Returns what a disk answers, or the code of what it throws. */
const answer = (work: Promise<unknown>) =>
  work.then(
    (value) => ({ value: Buffer.isBuffer(value) ? value.toString() : value }),
    (error: unknown) => ({ code: error instanceof Error && 'code' in error ? error.code : error }),
  )

/** Every file of a folder with its text and mode, and every folder. */
function contents(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((it) => {
      const path = join(it.parentPath, it.name)
      const name = path.slice(folder.length + 1)
      if (it.isDirectory()) return `${name}/`
      return `${name} ${(statSync(path).mode & 0o777).toString(8)} ${readFileSync(path, 'utf8')}`
    })
    .toSorted()
}

/** A folder with a file, an empty folder and a folder with files. */
async function filledFolder(): Promise<string> {
  const folder = await temporaryFolder()
  mkdirSync(join(folder, 'empty'))
  mkdirSync(join(folder, 'full', 'deep'), { recursive: true })
  for (const path of ['file', 'full/one', 'full/deep/two']) writeFileSync(join(folder, path), path)
  return folder
}

const paths = ['file', 'empty', 'full', 'missing', 'missing/deep', 'file/below']

describe.each<[string, (disk: Disk, path: string, folder: string) => Promise<unknown>]>([
  ['read', (disk, path) => disk.read(path)],
  ['size', (disk, path) => disk.size(path)],
  ['isFolder', (disk, path) => disk.isFolder(path)],
  ['list', async (disk, path) => (await disk.list(path)).toSorted()],
  ['makeFolder', (disk, path) => disk.makeFolder(path)],
  ['create', (disk, path) => disk.create(path, body)],
  ['replace', (disk, path) => disk.replace(path, body)],
  ['append', (disk, path) => disk.append(path, body)],
  ['append of much', (disk, path) => disk.append(path, Buffer.alloc(100_000, 'a'))],
  ['sync', (disk, path) => disk.sync(path)],
  ['move', (disk, path, folder) => disk.move(path, join(folder, 'moved'))],
  ['move to', (disk, path, folder) => disk.move(join(folder, 'full'), path)],
  ['remove', (disk, path) => disk.remove(path)],
  ['syncFolder', (disk, path) => disk.syncFolder(path)],
  ['free', async (disk, path) => typeof (await disk.free(path))],
])('%s', (_, act) => {
  test.each(paths)('of %s is the same on the hasty disk as on the real one', async (path) => {
    const [real, hasty] = [await filledFolder(), await filledFolder()]
    const there = await answer(act(nodeDisk, join(real, path), real))
    expect(await answer(act(hastyDisk, join(hasty, path), hasty))).toEqual(there)
    expect(contents(hasty)).toEqual(contents(real))
  })
})
