import { useEffect, useRef, useState } from 'react'
import { ASK_AGAIN_MS, lostOutcome } from '#domain/bank/add-card.ts'

interface Lost {
  /** True if an answer was lost. */
  readonly lost: boolean
  /** Asks the provider whether the act was done. Rejects without an answer. */
  readonly ask: () => Promise<boolean>
  readonly onDone: () => void
  readonly onNotDone: () => void
}

/**
 * Finds out the outcome of an act whose answer was lost, as long as `lost`: queries at once and
 * then every five seconds, and only queries (rules.md#adding-a-card). Resting: the user decides
 * when the next query is sent.
 */
export function useLostAnswer(given: Lost) {
  const { lost } = given
  const latest = useRef(given)
  const [resting, setResting] = useState(false)
  useEffect(() => {
    latest.current = given
  })
  useEffect(() => {
    if (!lost || resting) return undefined
    const asks = { absent: 0, all: 0 }
    let over = false
    let timer = 0
    const ask = async () => {
      const found = await latest.current.ask().catch(() => null)
      if (over) return
      asks.all += 1
      if (found === false) asks.absent += 1
      const outcome = lostOutcome(found, asks)
      if (outcome === 'added') return latest.current.onDone()
      if (outcome === 'notAdded') return latest.current.onNotDone()
      if (outcome === 'waitForUser') return setResting(true)
      timer = window.setTimeout(() => void ask(), ASK_AGAIN_MS)
    }
    void ask()
    return () => {
      over = true
      window.clearTimeout(timer)
    }
  }, [lost, resting])
  return { resting, askAgain: () => setResting(false) }
}
