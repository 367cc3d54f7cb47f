import * as v from 'valibot'
import { RET } from '#api/ret.ts'
import type { HostState } from '#test/hosts/control.ts'

/** A line of the provider's log: its moment, method, path and outcome. */
const REQUEST = /^\d{14} (?<method>[A-Z]+) (?<path>\S+) (?<status>\d+|cut) retCode=(?<ret>\d+|-)/

/**
 * Returns what cannot be answered as it was sent, or was not answered for an error of the provider.
 */
export const contractRefusals = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => {
    const { method = '', path = '', status, ret } = REQUEST.exec(line)?.groups ?? {}
    if (path.startsWith('/sandbox')) return []
    const isUnfit = ret === String(RET.badRequest) || Number(status) >= 400
    return isUnfit ? [`${method} ${path}: ${status} retCode=${ret}`] : []
  })

/** Codes with which the app answers a valid request. */
const FAIR: ReadonlySet<string> = new Set(['pending', 'answered'])

/** Files, addresses, calls from elsewhere and calls that do not fit, refused so far. */
export const hostRefusals = ({
  faults,
  foreignCalls,
  refusedAddresses,
  calls,
}: Pick<
  HostState,
  'faults' | 'foreignCalls' | 'refusedAddresses' | 'calls'
>): readonly string[] => [
  ...faults.map((it) => `file: ${it}`),
  ...foreignCalls.map((it) => `foreign call: ${it}`),
  ...refusedAddresses.map((it) => `address: ${it}`),
  ...calls
    .filter(({ outcome }) => !FAIR.has(outcome))
    .map(({ method, outcome, at }) => `${method}: ${outcome} (${at})`),
]

const tracking = v.object({
  events: v.array(
    v.object({
      event: v.looseObject({
        kind: v.optional(v.string()),
        what: v.optional(v.string()),
        reason: v.optional(v.string()),
        place: v.optional(v.string()),
      }),
    }),
  ),
})

/** Content that a screen refuses is reported to its editors: samples have some. */
const CONTENT = /^(?:page\.blockDropped|richText\.refused)$/

/** Errors of scripts among the errors that pages have reported, newest first. */
export const reportedErrors = (answer: unknown): readonly string[] =>
  v
    .parse(tracking, answer)
    .events.map(({ event }) => event)
    .filter(({ kind }) => kind === 'render' || kind === 'unhandled' || kind === 'policy')
    .filter(({ what = '' }) => !CONTENT.test(what))
    .map(({ kind, what, reason, place }) => `reported ${kind}: ${what} ${reason} ${place}`)
