import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { loops, partsOf } from './part-loops.ts'

const root = resolve(import.meta.dirname, '..')

const ROOMS = [
  'bridge',
  'offline',
  'scripts',
  'src/api',
  'src/app',
  'src/domain',
  'src/paths',
  'src/platform',
  'src/session',
  'src/shared',
  'src/shared/engines',
  'src/shared/engines/order',
  'src/shared/parts',
  'src/shared/views',
  'src/templates',
  'src/ui',
  'test/bench',
  'test/e2e',
  'test/hosts',
  'test/sandbox',
  'test/sandbox/departments',
  'test/screens',
]

test.each(ROOMS)('no two parts of %s import each other, through however many others', (room) => {
  expect(loops(partsOf(root, room))).toEqual([])
})

test('a loop is found through any number of parts, and what only leads to it is none', () => {
  const parts = new Map([
    ['leads', new Set(['a'])],
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'ground'])],
    ['c', new Set(['a'])],
    ['ground', new Set<string>()],
    ['d', new Set(['e'])],
    ['e', new Set(['d'])],
  ])
  expect(loops(parts)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
})
