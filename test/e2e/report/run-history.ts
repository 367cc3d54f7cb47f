import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'

/** The way in which a journey ended in one run. */
const outcome = v.object({
  /** The run's own id. */
  run: v.string(),
  /** The time when it began, ms since 1970. */
  at: v.number(),
  ms: v.number(),
  engine: v.string(),
  file: v.string(),
  title: v.string(),
  /** `broken`: what it needs did not start. */
  status: v.picklist(['passed', 'failed', 'broken']),
  /** The first line of the complaint. */
  message: v.string(),
  /** The commit, for people. */
  commit: v.string(),
  /** The id of all that git would commit of the work tree; null outside git. */
  source: v.nullable(v.string()),
})

export type Outcome = v.InferOutput<typeof outcome>

/** A longer history loses its older half. */
const MOST_BYTES = 16 * 1024 ** 2

function parseLine(line: string): Outcome[] {
  try {
    const read = v.safeParse(outcome, JSON.parse(line))
    return read.success ? [read.output] : []
  } catch {
    // The last line of a run that was ended while it wrote.
    return []
  }
}

/** Oldest first; lines that are no outcome are left out. */
export function readHistory(file: string): Outcome[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').flatMap(parseLine)
}

export function appendOutcomes(file: string, outcomes: readonly Outcome[]): void {
  mkdirSync(dirname(file), { recursive: true })
  // In one piece: two runs may write at a time.
  appendFileSync(file, outcomes.map((it) => `${JSON.stringify(it)}\n`).join(''))
}

/** Drops the older half of a history that has grown too long. */
export function shortenHistory(file: string, most = MOST_BYTES): void {
  if (!existsSync(file) || statSync(file).size <= most) return
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.slice(text.indexOf('\n', text.length / 2) + 1))
}

/** The same for all outcomes of one journey on one engine. */
export const journeyKey = ({ engine, file, title }: Pick<Outcome, 'engine' | 'file' | 'title'>) =>
  JSON.stringify([engine, file, title])

/** The outcomes by a key, each in the order that they had. */
export function grouped(
  outcomes: readonly Outcome[],
  keyOf: (it: Outcome) => string,
): ReadonlyMap<string, readonly Outcome[]> {
  const groups = new Map<string, Outcome[]>()
  for (const it of outcomes) {
    const group = groups.get(keyOf(it))
    if (group === undefined) groups.set(keyOf(it), [it])
    else group.push(it)
  }
  return groups
}

/**
 * Returns whether the outcomes of one journey include a failure and a success of the same source.
 */
export function isFlaky(outcomes: readonly Outcome[]): boolean {
  return flakySources(outcomes).size > 0
}

/** The sources of which one journey's outcomes include a failure and a success. */
export function flakySources(outcomes: readonly Outcome[]): ReadonlySet<string> {
  const passed = new Set(outcomes.filter(hasPassed).map(({ source }) => source))
  const both = outcomes.filter((it) => !hasPassed(it) && passed.has(it.source))
  return new Set(both.flatMap(({ source }) => source ?? []))
}

export const hasPassed = ({ status }: Pick<Outcome, 'status'>) => status === 'passed'
