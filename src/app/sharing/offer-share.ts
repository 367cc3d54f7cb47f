import { loadAfterFirstScreen } from '#app/load-after-first-screen.ts'
import type { Visit } from '#app/visit.ts'

/** Has the container's own menu share a visit (rules.md#sharing). Returns what ends it. */
export function offerShare(visit: Visit): () => void {
  let end: (() => void) | null = null
  let isOver = false
  const start = async () => {
    const { keepShareData } = await loadAfterFirstScreen()
    if (!isOver) end = keepShareData(visit)
  }
  // Without it the menu shares what it had.
  start().catch(() => {})
  return () => {
    isOver = true
    end?.()
  }
}
