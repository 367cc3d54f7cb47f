import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { foldersOfAll, foldersOfApp, progressLine } from './progress.js'

const lock = {
  packages: {
    '': { dependencies: { a: '1' }, devDependencies: { b: '1' } },
    'test/packages/checks': { dependencies: { d: '1' } },
    'node_modules/a': { dependencies: { c: '1', native: '1' } },
    'node_modules/a/node_modules/c': { dependencies: { b: '1' } },
    'node_modules/b': { devDependencies: { d: '1' } },
    'node_modules/c': {},
    'node_modules/d': {},
    'node_modules/native': { optional: true },
    'node_modules/checks': { link: true },
  },
}

test('an installation of the app counts what its packages need, each where Node finds it', () => {
  expect(foldersOfApp(lock).toSorted()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/c',
    'node_modules/b',
  ])
})

test('an installation of everything counts all but optional packages and links', () => {
  expect(foldersOfAll(lock)).toHaveLength(5)
})

test('of the own lock the app is less than half', () => {
  const own: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8'),
  )
  const read = v.parse(v.looseObject({ packages: v.record(v.string(), v.looseObject({})) }), own)
  const app = foldersOfApp(read).length
  expect(app).toBeGreaterThan(300)
  expect(app).toBeLessThan(foldersOfAll(read).length / 2)
})

test.each([
  [{ done: 0, ms: 5_000 }, '-- 0 %: 0 of 40 files'],
  [{ done: 10, ms: 20_000 }, '-- 25 %: 10 of 40 files, about 60 s left'],
  [{ done: 10, ms: 100_000 }, '-- 25 %: 10 of 40 files, about 5 min left'],
  [{ done: 40, ms: 100_000 }, '-- 100 %: 40 of 40 files'],
])('the line of a run at %o has its share and the time that is left', (at, line) => {
  expect(progressLine({ ...at, of: 40, things: 'files' })).toBe(line)
})
