import { afterOthers } from '#templates/combine-queries.ts'
import type { DatedData } from '#templates/Loaded.tsx'
import { usePageAnswer } from './use-page.ts'

/** A query or a list below the head that operators compose (`SlotHead`): it is there once the head is. */
export function useAfterSlot<Q extends DatedData<unknown>>(query: Q, slot: string) {
  const { isPending, isPlaceholderData } = usePageAnswer({ slot })
  return afterOthers(query, [{ isPending: isPending || isPlaceholderData }])
}
