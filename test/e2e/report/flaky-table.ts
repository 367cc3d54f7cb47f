import { flakySources, grouped, hasPassed, journeyKey, type Outcome } from './run-history.ts'

export interface FlakyRow {
  readonly title: string
  readonly engine: string
  readonly runs: number
  readonly failures: number
  /** The time when it last failed, ms since 1970. */
  readonly lastFailure: number
  /** The commit of its last failure where it also passed on the same source; else null. */
  readonly sameCommit: string | null
}

function rowOf(outcomes: readonly Outcome[]): FlakyRow[] {
  const failures = outcomes.filter((it) => !hasPassed(it))
  const last = failures.at(-1)
  if (last === undefined) return []
  const both = flakySources(outcomes)
  const flaky = failures.findLast(({ source }) => source !== null && both.has(source))
  return [
    {
      title: last.title,
      engine: last.engine,
      runs: outcomes.length,
      failures: failures.length,
      lastFailure: last.at,
      sameCommit: flaky?.commit ?? null,
    },
  ]
}

/**
 * The journeys that failed in any run: first those that failed and passed on the same source, then
 * by how often they failed.
 */
export function flakyRows(history: readonly Outcome[]): FlakyRow[] {
  const journeys = grouped(history, journeyKey)
  return [...journeys.values()]
    .flatMap((outcomes) => rowOf(outcomes.toSorted((a, b) => a.at - b.at)))
    .toSorted(
      (a, b) =>
        Number(b.sameCommit !== null) - Number(a.sameCommit !== null) ||
        b.failures - a.failures ||
        b.lastFailure - a.lastFailure,
    )
}

const HEAD = ['engine', 'runs', 'failures', 'last failure', 'same commit', 'journey'] as const

/** The table for a terminal. */
export function flakyTable(history: readonly Outcome[]): string {
  const rows = flakyRows(history)
  const runs = new Set(history.map(({ run }) => run)).size
  if (rows.length === 0) return `No journey has failed in ${runs} runs.`
  const cells = rows.map(({ title, engine, runs: times, failures, lastFailure, sameCommit }) => [
    engine,
    String(times),
    String(failures),
    new Date(lastFailure).toISOString().slice(0, 16).replace('T', ' '),
    sameCommit === null ? 'no' : `flaky ${sameCommit}`,
    title,
  ])
  const table = [HEAD, ...cells]
  const widths = HEAD.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0))).join('  ')
  const flaky = rows.filter(({ sameCommit }) => sameCommit !== null).length
  const sum = `${flaky} of ${rows.length} have failed and passed on the same source, in ${runs} runs.`
  return [...table.map(line), sum].join('\n')
}
