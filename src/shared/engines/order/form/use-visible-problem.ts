import { useState } from 'react'
import { isSaidAtOnce } from '#domain/order/purchase-amount.ts'

/**
 * The problem with what is typed, where it is visible by now: once the field was left, or at once
 * for too much.
 */
export function useVisibleProblem<P extends { readonly code: string }>(
  problem: P | null,
  leftBefore = false,
) {
  const [left, setLeft] = useState(leftBefore)
  return {
    visibleProblem: problem !== null && (left || isSaidAtOnce(problem)) ? problem : null,
    onLeave: () => setLeft(true),
  }
}
