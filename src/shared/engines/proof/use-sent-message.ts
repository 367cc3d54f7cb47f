import { useCallback, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import {
  codeStep,
  countsFor,
  NO_CODE,
  type CodedNumbers,
  type CodeEvent,
} from '#domain/identity/message-code.ts'
import { useDraft } from '#session/draft.ts'

/** Contains no number and no code: only what may be shown, and when to ask again. */
const codeDraft = v.object({
  sent: v.nullable(v.object({ serialNo: v.string(), mobileNo: v.string() })),
  resendAt: v.number(),
  about: v.string(),
})

/**
 * The message that was sent, which survives a reload, and whether it counts for the numbers that
 * are typed now.
 */
export function useSentMessage(name: string, about: string, numbers: CodedNumbers) {
  const [kept, keep] = useDraft(`${name}Code`, codeDraft, { ...NO_CODE, about })
  const state = kept.about === about ? kept : { ...NO_CODE, resendAt: kept.resendAt }
  const [begun] = useState(numbers)
  /** Null after a reload. */
  const [sentFor, setSentFor] = useState<CodedNumbers | null>(null)
  const counts =
    state.sent === null || countsFor(numbers, sentFor, { begun, mobileNo: state.sent.mobileNo })
  // The typed text and the answers may have changed while an answer was under way.
  const newest = useRef({ state, numbers })

  useEffect(() => {
    newest.current = { state, numbers }
  })

  const on = useCallback(
    (event: CodeEvent) => {
      newest.current.state = { ...codeStep(newest.current.state, event), about }
      keep(newest.current.state)
    },
    [keep, about],
  )
  useEffect(() => {
    if (!counts) on({ type: 'numberChanged' })
  }, [counts, on])

  return {
    state,
    counts,
    sent: counts ? state.sent : null,
    on,
    /** Takes the numbers for which a message was sent. */
    keepNumbers: setSentFor,
    /** Returns whether a message to this number counts for what is typed by now. */
    countsNow: (mobileNo: string) =>
      countsFor(newest.current.numbers, numbers, { begun, mobileNo }),
  }
}
