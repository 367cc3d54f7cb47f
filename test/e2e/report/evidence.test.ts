import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, afterEach, expect, test } from 'vitest'
import { collectEvidence, NOTES, type Piece } from './evidence.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'h5-evidence-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const text = (file: string, content: string): Piece => ({
  file,
  take: () => Promise.resolve(content),
})
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

test('writes each piece as a file of the folder, in place of older evidence', async () => {
  writeFileSync(join(folder, 'old.txt'), '')
  const picture = { file: 'picture.png', take: () => Promise.resolve(Buffer.from([1, 2, 3])) }
  expect(await collectEvidence(folder, [text('console.log', 'said'), picture])).toEqual([])
  expect(readdirSync(folder).toSorted()).toEqual(['console.log', 'picture.png'])
  expect(read('console.log')).toBe('said')
})

test('notes the pieces of a browser that has died, and writes the others', async () => {
  const pieces: Piece[] = [
    { file: 'picture.png', take: () => Promise.reject(new Error('session deleted')) },
    { file: 'page.html', take: () => new Promise(() => {}) },
    {
      file: 'words.txt',
      take: () => {
        throw new TypeError('no window')
      },
    },
    text('provider.log', 'GET /api/x 200'),
  ]
  const notes = await collectEvidence(folder, pieces, 20)
  expect(notes).toEqual([
    'picture.png: session deleted',
    'page.html: no answer within 20 ms',
    'words.txt: no window',
  ])
  expect(readdirSync(folder).toSorted()).toEqual([NOTES, 'provider.log'])
  expect(read(NOTES)).toBe(`${notes.join('\n')}\n`)
})

test('a folder that cannot be written is noted, and nothing rejects', async () => {
  const file = join(folder, 'taken')
  writeFileSync(file, '')
  const notes = await collectEvidence(join(file, 'inside'), [text('a.txt', 'a')])
  expect(notes.map((note) => note.split(':', 1)[0])).toEqual(['folder', 'a.txt', NOTES])
})
