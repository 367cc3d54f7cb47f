import * as v from 'valibot'
import { ownedKey } from '#session/owned-keys.ts'
import type { Store } from '#platform/stores/browser-store.ts'
import type { ReviewedReport } from './ReportsCard.tsx'

const KEY = ownedKey('seenReportOutcomes')

const kept = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

const decided = (reports: readonly ReviewedReport[]): readonly string[] =>
  reports.filter(({ state }) => state !== 'received').map(({ reportId }) => reportId)

function seen(storage: Store): readonly string[] {
  const read = v.safeParse(kept, storage.getItem(KEY))
  return read.success ? read.output : []
}

/**
 * Returns whether a report of the user's was decided and they have not looked since, on this
 * device.
 */
export function hasUnseenOutcome(storage: Store, reports: readonly ReviewedReport[]): boolean {
  const known = seen(storage)
  return decided(reports).some((id) => !known.includes(id))
}

/** The user has looked at these reports. */
export function keepSeenOutcomes(storage: Store, reports: readonly ReviewedReport[]): void {
  try {
    storage.setItem(KEY, JSON.stringify(decided(reports)))
  } catch {
    // No room: the mark stays.
  }
}
