import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { titleFault } from './title-fault.ts'
import { titlesIn } from './titles-in.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const FILES = globSync('{src,bridge,offline,scripts,test}/**/*.{test,e2e}.{ts,tsx}', { cwd: ROOT })

test('the titles of a file are found with their groups, in tables and templates too', () => {
  const source = `
describe('a fund', () => {
  test('costs nothing to buy', () => {})
  it.each([1])('has %i share classes', () => {})
})
test.skipIf(closed)(\`opens in \${engine}\`, () => {})
const isTitle = /a/.test('no title', 1)
`
  expect(titlesIn('a.test.ts', source)).toEqual([
    { at: 'a.test.ts:3', title: 'costs nothing to buy', sentence: 'a fund costs nothing to buy' },
    { at: 'a.test.ts:4', title: 'has %i share classes', sentence: 'a fund has %i share classes' },
    { at: 'a.test.ts:6', title: 'opens in ${}', sentence: 'opens in ${}' },
  ])
})

test.each([
  ['a fund', '%s', 'only a placeholder'],
  ['', '$name: %j', 'only a placeholder'],
  ['', '%j is refused', 'fewer than three words'],
  ['', 'the same purchase, a day ago', 'no verb'],
  ['a purchase', 'with a coupon', 'no verb'],
  ['a share class of C', 'costs nothing to buy', null],
  ['', 'refuses a pack older than the installed one', null],
  ['funds', 'of one company are listed together', null],
])('the titles “%s” and “%s” have the fault %s', (group, title, fault) => {
  expect(titleFault({ title, sentence: `${group} ${title}` })).toBe(fault)
})

test('the title of every test reads alone', () => {
  const found = FILES.flatMap((file) => titlesIn(file, readFileSync(join(ROOT, file), 'utf8')))
  expect(found.length).toBeGreaterThan(5_000)
  const faults = found.flatMap(({ at, title, sentence }) => {
    const fault = titleFault({ title, sentence })
    return fault === null ? [] : [`${at} ${fault}: ${sentence}`]
  })
  expect(faults).toEqual([])
})
