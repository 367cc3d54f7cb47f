import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDone, readDone } from './done-looks.ts'
import { sampleLook } from './testing/sample-look.ts'

const [first, second] = [sampleLook(), sampleLook({ name: 'b-390', picture: 'b-390.png' })]
const lines = (...rows: readonly object[]) => rows.map((it) => JSON.stringify(it)).join('\n')

test.each([
  ['nothing', ''],
  ['another build', lines({ run: 'other' }, first)],
  ['no record', 'hello'],
])('a record of %s is not resumed', (_, text) => {
  expect(readDone(text, 'mine')).toBeNull()
})

test('a record of the same build is read, without the line at which it was interrupted', () => {
  const text = lines({ run: 'mine' }, first, second)
  expect(readDone(text, 'mine')).toEqual([first, second])
  expect(readDone(text.slice(0, -20), 'mine')).toEqual([first])
})

async function folderWith(...pictures: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'h5-done-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'before'))
  for (const name of pictures) await writeFile(join(folder, name), 'png')
  return folder
}
const picturesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((it) => it.endsWith('.png')).toSorted()

test('a run that was interrupted goes on where it stopped, with its pictures alone', async () => {
  const folder = await folderWith('home-zhang-390.png', 'b-390.png', 'old.png', 'before/old.png')
  const begun = await openDone(folder, 'mine', false)
  expect(await picturesIn(folder)).toEqual([])
  await writeFile(join(folder, 'home-zhang-390.png'), 'png')
  await writeFile(join(folder, 'half.png'), 'png')
  await begun.add(first)

  const resumed = await openDone(folder, 'mine', true)
  expect(resumed.looks).toEqual([first])
  expect(await picturesIn(folder)).toEqual(['home-zhang-390.png'])
  await resumed.add(second)
  expect((await openDone(folder, 'mine', true)).looks).toEqual([first, second])
})

test('a run of another build begins again when it is to be resumed', async () => {
  const folder = await folderWith('home-zhang-390.png')
  await (await openDone(folder, 'mine', false)).add(first)
  expect((await openDone(folder, 'other', true)).looks).toEqual([])
  expect(await readFile(join(folder, 'done.jsonl'), 'utf8')).toBe('{"run":"other"}\n')
})
