import { median, ratio, type Spread } from '#test/bench/statistics.ts'
import { textTable } from '#scripts/text/text-table.ts'
import type { Traffic } from './counting-mirror.ts'
import type { Installed } from './installer.ts'
import type { Sent } from './sides.ts'

/** One kind of change, measured. */
export interface ChangeResult {
  readonly name: string
  readonly zipBytes: number
  readonly ours: Traffic
  /** Publishing, with its deltas, ms. */
  readonly publishMs: number
  readonly runs: readonly Installed[]
  readonly sides: readonly Sent[]
}

/** Verifying and switching, compared with `sha256sum` and `unzip`; `null` if not installed. Ms. */
export interface SwitchResult {
  readonly rounds: number
  readonly busy: number
  readonly ours: Spread
  readonly tools: Spread | null
  readonly ratio: number | null
}

const LIMIT_MIB = 64
const count = (value: number) => Math.round(value).toLocaleString('en-US')
const mib = (kib: number) => (kib / 1024).toFixed(1)

/**
 * The report as text: a table for each change, then memory and switching, then what to read them
 * with.
 */
export function reportText(report: {
  readonly results: readonly ChangeResult[]
  readonly switching: SwitchResult
  readonly bareNodeKiB: number
  readonly notes: readonly string[]
}): string {
  const { results, switching, bareNodeKiB, notes } = report
  const runs = results.flatMap((it) => it.runs)
  const peak = Math.max(...runs.map((it) => it.peak))
  const taken = Math.max(...runs.map((it) => it.peak - it.before))
  const { ours, tools, rounds, busy } = switching
  return [
    ...results.map(changeText),
    [
      `memory: an update takes at most ${mib(taken)} MiB above what its process held before (aim: ${LIMIT_MIB}): ${verdict(taken <= LIMIT_MIB * 1024)}`,
      `        the process in all: ${mib(peak)} MiB at its peak; a bare Node alone: ${mib(bareNodeKiB)} MiB`,
    ].join('\n'),
    [
      `verify and switch, of the whole zip: ${count(ours.median)} ms (${count(ours.least)} to ${count(ours.most)}), zip and manifest synced`,
      ...(tools === null || switching.ratio === null
        ? ['sha256sum and unzip are absent: not compared']
        : [
            `sha256sum + unzip of the same zip:   ${count(tools.median)} ms (${count(tools.least)} to ${count(tools.most)}), nothing synced`,
            `ours to theirs, median of ${rounds} rounds: ${switching.ratio.toFixed(2)} (aim: 1.5): ${verdict(switching.ratio <= 1.5)}; begun while others used the machine: ${busy}`,
          ]),
    ].join('\n'),
    ...notes,
  ].join('\n\n')
}

const verdict = (met: boolean) => (met ? 'met' : 'MISSED')

function changeText({ name, ours, publishMs, runs, sides }: ChangeResult): string {
  const ms = median(runs.map((it) => it.ms))
  const metadata = `metadata: ${count(ours.metadataBytes)} bytes, ${ours.metadataRequests} requests`
  const head = `${name}: ${count(ms)} ms; ${metadata}`
  if (sides.length === 0) return `${head}; packs: ${ours.bytes} bytes, ${ours.requests} requests`
  const sizes = [ours.bytes, ...sides.flatMap(({ bytes }) => (bytes === null ? [] : [bytes]))]
  const smallest = Math.min(...sizes)
  const mine: Sent = { side: 'ours', bytes: ours.bytes, requests: ours.requests, applyMs: null }
  const rows = [mine, ...sides].map(({ side, bytes, requests, applyMs }) => [
    side,
    bytes === null ? 'absent' : count(bytes),
    bytes === null ? '' : ratio(bytes, smallest).toFixed(2),
    count(requests),
    applyMs === null ? '' : count(applyMs),
  ])
  const met = ours.bytes <= 1.1 * smallest && ours.requests === 1
  return [
    head,
    textTable([['way', 'bytes', 'to smallest', 'requests', 'tool ms'], ...rows]),
    `within 1.1 of the smallest, in one request: ${verdict(met)}; made and published in ${count(publishMs)} ms`,
  ].join('\n')
}
