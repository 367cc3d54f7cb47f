import { expect, test } from 'vitest'
import { calledOften, fileName, type Opening } from './called-often.ts'

/** Openings of one file, of which the first so many call the function. */
const openings = (file: string, count: number, calling: number): Opening[] =>
  Array.from({ length: count }, (_, at) => [
    { file, called: new Set(at < calling ? ['10-20'] : []) },
  ])

test.each([
  [10, 2, true],
  [10, 1, false],
  [9, 9, false],
  [100, 20, true],
  [100, 19, false],
])('of %i openings %i call a function: it is recorded, %s', (count, calling, isRecorded) => {
  const functions = [
    { start: 10, end: 20, key: 'f' },
    { start: 10, end: 20, key: '' },
    { start: 10, end: 20, key: '__vite__mapDeps.1' },
    { start: 10, end: 21, key: 'g' },
  ]
  const found = calledOften(openings('assets/kit-Dc_x-2Qa.js', count, calling), () => functions)
  expect(found).toEqual(isRecorded ? { kit: ['f'] } : {})
})

test('files and keys are in order, each once', () => {
  const functions = ['z', 'a', 'a'].map((key) => ({ start: 10, end: 20, key }))
  const all = [...openings('assets/kit-Dc_x-2Qa.js', 10, 10), ...openings('a/shared/a.js', 10, 10)]
  expect(JSON.stringify(calledOften(all, () => functions))).toBe('{"a":["a","z"],"kit":["a","z"]}')
})

test.each([
  ['assets/kit-Dc_x-2Qa.js', 'kit'],
  ['assets/page-blocks-later-CW-euF-V.js', 'page-blocks-later'],
  ['content/shared/content.js', 'content'],
])('the file %s is named %s', (path, name) => {
  expect(fileName(path)).toBe(name)
})
