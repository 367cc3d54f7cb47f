import type { Visit } from '#app/router/visit.ts'
import { notUrgent } from '#platform/pack-boot.ts'

/** Has the container's own menu share a visit (rules.md#sharing). Returns what ends it. */
export function offerShare(visit: Visit): () => void {
  let end: (() => void) | null = null
  let isOver = false
  const start = async () => {
    await notUrgent
    const { keepShareData } = await import('./keep-share-data.ts')
    if (!isOver) end = keepShareData(visit)
  }
  // Without it the menu shares what it had.
  start().catch(() => {})
  return () => {
    isOver = true
    end?.()
  }
}
