import { useEffect, useReducer, useState } from 'react'
import { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { cmbQuerySignStatus } from '#api/calls/payment-bank.ts'
import { queryPensionSignStatus } from '#api/calls/pension/pension-bank.ts'
import { fetchOrThrow } from '#api/query.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { signingAnswer } from '#domain/identity/payment-bank-return.ts'
import { ASK_EVERY_MS, nextTrip, type TripAnswer, type TripState } from '#domain/navigation/trip.ts'
import { bridge } from '#platform/bridge.ts'
import { shownAgainSince } from '#platform/shown-again.ts'

/** The facts that identify a trip to its provider. */
interface Trip {
  readonly kind: 'bankSign' | 'pensionBank'
  readonly signNo: string
  /** The time when the user left, ms since 1970; null where this browser did not record it. */
  readonly at: number | null
}

interface Word {
  readonly answer: TripAnswer
  /** The reason why the bank refused. */
  readonly remark: string
  /** The time when the bank decides at the latest, while it is processing. */
  readonly dueTime: Time14 | null
}

/** The answers of the pension bank as the trip reads them. */
const PENSION_ANSWERS = {
  open: 'open',
  processing: 'processing',
  done: 'signed',
  refused: 'refused',
  expired: 'expired',
} as const

async function fetchWord({ kind, signNo }: Trip, signal: AbortSignal): Promise<Word> {
  if (kind === 'bankSign') {
    const signing = await fetchOrThrow(cmbQuerySignStatus, { signNo }, { signal })
    return { answer: signingAnswer(signing), remark: signing.remark, dueTime: null }
  }
  const visit = await fetchOrThrow(queryPensionSignStatus, { signNo }, { signal })
  const { status, remark, dueTime } = visit
  return { answer: PENSION_ANSWERS[status], remark, dueTime }
}

/** The provider's word on a trip; null without an answer. */
async function askProvider(trip: Trip, signal: AbortSignal): Promise<Word | null> {
  try {
    return await fetchWord(trip, signal)
  } catch (error) {
    const missing = error instanceof CallRefused && error.retCode === RET.notFound
    return missing ? { answer: 'missing', remark: '', dueTime: null } : null
  }
}

/**
 * Follows a trip to a bank's page (rules.md#leaving-for-outside-pages): asks the provider whenever
 * the user is back, again and again for a minute while the bank has not decided. `begins`: whether
 * the user has just left, or is back.
 */
export function useTrip(trip: Trip, begins: 'out' | 'back') {
  const { kind, signNo, at: leftAt } = trip
  const [state, dispatch] = useReducer(nextTrip, begins, (at): TripState =>
    at === 'back' ? { at: 'asking', since: Date.now() } : { at: 'out' },
  )
  const [word, setWord] = useState<Word | null>(null)
  // Meanwhile such a trip may have gone on: in another browser, or by the bank's decision.
  const maySettle = state.at === 'processing' || (state.at === 'done' && !state.used)

  useEffect(() => {
    const gone = new AbortController()
    let timer = 0
    const ask = async (again: boolean) => {
      const found = await askProvider({ kind, signNo, at: leftAt }, gone.signal)
      if (gone.signal.aborted) return
      if (found !== null) setWord(found)
      const now = Date.now()
      dispatch(
        found === null
          ? { is: 'noAnswer', now }
          : { is: 'answer', answer: found.answer, now, leftAt },
      )
      if (again) timer = window.setTimeout(() => void ask(true), ASK_EVERY_MS)
    }
    const seen = () => {
      dispatch({ is: 'back', now: Date.now() })
      if (maySettle) void ask(false)
    }
    if (state.at === 'asking') void ask(true)
    // The user may have been back before this could listen.
    if (state.at === 'out' && leftAt !== null && shownAgainSince(leftAt)) seen()
    window.addEventListener('pageshow', seen)
    const stops = [bridge().on('resume', seen), bridge().on('returned', seen)]
    return () => {
      gone.abort()
      window.clearTimeout(timer)
      window.removeEventListener('pageshow', seen)
      for (const stop of stops) stop()
    }
  }, [state.at, maySettle, kind, signNo, leftAt])

  return {
    state,
    /** The reason why the bank refused; empty where it did not say. */
    remark: word?.remark ?? '',
    dueTime: word?.dueTime ?? null,
    /** Says whether the provider has answered at all. */
    answered: word !== null,
    ask: () => dispatch({ is: 'back', now: Date.now() }),
    /** Asks the provider once; null without an answer. */
    check: async (): Promise<TripAnswer | null> => {
      const found = await askProvider(trip, new AbortController().signal)
      if (found === null) return null
      setWord(found)
      dispatch({ is: 'answer', answer: found.answer, now: Date.now(), leftAt })
      return found.answer
    },
    giveUp: () => dispatch({ is: 'givenUp' }),
  }
}

export type TripProgress = ReturnType<typeof useTrip>
