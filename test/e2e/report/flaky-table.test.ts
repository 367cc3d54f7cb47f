import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { flakyRows, flakyTable } from './flaky-table.ts'
import { appendOutcomes, readHistory, shortenHistory, type Outcome } from './run-history.ts'

const BUY = { file: 'buy.e2e.ts', title: 'a user buys' }
const SELL = { file: 'sell.e2e.ts', title: 'a user sells' }

let at = Date.parse('2026-11-26T08:00:00Z')
function ran(
  journey: typeof BUY,
  status: Outcome['status'],
  source: string | null,
  engine = 'chromium',
): Outcome {
  at += 3_600_000
  const run = `run ${at}`
  return { run, at, ms: 5, engine, ...journey, status, message: '', commit: `c-${source}`, source }
}

let folder: string
beforeEach(() => {
  at = Date.parse('2026-11-26T08:00:00Z')
  folder = mkdtempSync(join(tmpdir(), 'h5-history-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const sameCommits = (outcomes: readonly Outcome[]) =>
  flakyRows(outcomes).map(({ sameCommit }) => sameCommit)

test.each([
  ['it failed and then passed', ['failed', 'passed'], ['a', 'a'], ['c-a']],
  ['it passed and then failed', ['passed', 'failed'], ['a', 'a'], ['c-a']],
  ['its host did not start once', ['broken', 'passed'], ['a', 'a'], ['c-a']],
  ['it was repaired', ['failed', 'passed'], ['a', 'b'], [null]],
  ['it failed again where it had passed', ['passed', 'failed', 'failed'], ['a', 'b', 'b'], [null]],
  ['the source is not known', ['failed', 'passed'], [null, null], [null]],
  ['it never failed', ['passed', 'passed'], ['a', 'a'], []],
] as const)('finds whether a journey is flaky where %s', (_, statuses, sources, expected) => {
  const outcomes = statuses.map((status, place) => ran(BUY, status, sources[place] ?? null))
  expect(sameCommits(outcomes)).toEqual(expected)
})

test('counts each engine by itself', () => {
  expect(sameCommits([ran(BUY, 'failed', 'a'), ran(BUY, 'passed', 'a', 'webkit')])).toEqual([null])
})

test('the table has flaky journeys first, then the most failures', () => {
  const history = [
    ran(SELL, 'failed', 'a'),
    ran(SELL, 'failed', 'a'),
    ran(BUY, 'failed', 'a'),
    ran(BUY, 'passed', 'a'),
    ran(SELL, 'passed', 'b', 'webkit'),
  ]
  expect(flakyTable(history)).toBe(
    [
      'engine    runs  failures  last failure      same commit  journey',
      'chromium  2     1         2026-11-26 11:00  flaky c-a    a user buys',
      'chromium  2     2         2026-11-26 10:00  no           a user sells',
      '1 of 2 have failed and passed on the same source, in 5 runs.',
    ].join('\n'),
  )
})

test('a history without a failure has no table', () => {
  expect(flakyTable([ran(BUY, 'passed', 'a')])).toBe('No journey has failed in 1 runs.')
  expect(flakyTable([])).toBe('No journey has failed in 0 runs.')
})

test('a history outlives a run that was ended while it wrote', () => {
  const file = join(folder, 'deep', 'history.jsonl')
  expect(readHistory(file)).toEqual([])
  const outcomes = [ran(BUY, 'failed', 'a'), ran(SELL, 'passed', 'a')]
  appendOutcomes(file, outcomes)
  appendFileSync(file, '{"run":"cut of\n[]\n\n')
  appendOutcomes(file, outcomes)
  expect(readHistory(file)).toEqual([...outcomes, ...outcomes])
})

test('a history that is too long loses its older half, and no half line stays', () => {
  const file = join(folder, 'history.jsonl')
  const outcomes = Array.from({ length: 10 }, () => ran(BUY, 'passed', 'a'))
  appendOutcomes(file, outcomes)
  shortenHistory(file, 1_000_000)
  expect(readHistory(file)).toEqual(outcomes)
  shortenHistory(file, 100)
  const left = readHistory(file)
  expect(left.length).toBeGreaterThan(2)
  expect(left).toEqual(outcomes.slice(-left.length))
  expect(left.length).toBeLessThan(6)
})
