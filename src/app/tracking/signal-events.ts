import { trackedId } from '#domain/tracking/tracked-names.ts'
import { errorReason, ownPlace, refusedSource } from '#domain/tracking/error-words.ts'
import type { ErrorEntry } from '#platform/error-log.ts'
import { openingEvent } from '#platform/opening-event.ts'
import type { TimedSignal } from '#platform/tracking/track.ts'
import type { RefusedContent } from './refused-content.ts'

/** Of a word of an event. */
const LONGEST_WORD = 64

/** An error as tracking gets it: words of the code, and where it was, but no message. */
const errorFields = ({ kind, what, detail, stack = '', cause }: ErrorEntry) => {
  const reason = kind === 'policy' ? refusedSource(detail) : errorReason(detail)
  return {
    kind,
    what,
    reason: cause === undefined ? reason : `${reason}.${errorReason(cause)}`.slice(0, LONGEST_WORD),
    place: ownPlace(stack),
  }
}

/**
 * The content of a signal, as fields still to be checked by the events' schema; null for one that
 * is no event by itself. `row` is the page in view.
 */
export function signalEvent(
  { signal, at }: TimedSignal,
  row: string,
  refused: RefusedContent,
): object | null {
  switch (signal.name) {
    case 'exposure': {
      const { page, ...exposure } = signal
      const id = trackedId(signal.id)
      return { ...exposure, id, ...(page === undefined ? {} : { page: trackedId(page) }), at, row }
    }
    case 'gate':
      return { ...signal, at, row }
    case 'signIn':
      return { name: 'sign_in', outcome: signal.outcome, at, row }
    case 'answered':
      return { name: 'act', call: signal.call, code: signal.code, at, row }
    case 'share':
      return { ...signal, channel: signal.channel === '' ? 'none' : signal.channel, at, row }
    case 'opening':
      return { ...openingEvent(signal.opening, signal.row), at }
    case 'error':
      return { name: 'error', at, row, ...errorFields(signal.entry) }
    case 'refused': {
      const entry = refused.entry(signal.refusal)
      return entry === null ? null : { name: 'error', at, row, ...errorFields(entry) }
    }
    case 'opened':
    case 'closed':
    case 'visit':
      return null
  }
}
