import { deviceStore } from '#platform/stores/device-store.ts'
import { ownedKey } from '#session/owned-keys.ts'

/** The outcomes of orders that the user has seen last; deleted when they leave. */
const KEY = ownedKey('seenOutcome')

export const seenOutcome = (): string | null => deviceStore.getItem(KEY)

export function noteOutcome(outcome: string): void {
  if (outcome !== seenOutcome()) deviceStore.setItem(KEY, outcome)
}
