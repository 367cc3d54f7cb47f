import * as v from 'valibot'
import { ownAddress } from '#domain/navigation/own-address.ts'
import { text } from '#domain/text-formats.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { dropDraft, loadDraft, saveDraft } from './draft.ts'

const KEY = 'bankTrip'
const ownPath = v.pipe(text(2_000), v.transform(ownAddress), v.string())

/**
 * The trip to a bank's page that this tab has begun (rules.md#leaving-for-outside-pages). Saved as
 * a draft, so that another user of the tab finds none.
 */
const bankTrip = v.object({
  kind: v.picklist(['bankSign', 'pensionBank']),
  signNo: text(64),
  target: text(16),
  purpose: text(16),
  name: text(40),
  from: ownPath,
  routePath: ownPath,
  /** The earlier visit from whose result it was begun, in that one's place. */
  repeats: v.optional(text(64)),
  /** The time when the user left, ms since 1970. */
  at: v.pipe(v.number(), v.minValue(0)),
})
export type BankTrip = v.InferOutput<typeof bankTrip>

export const readTrip = (): BankTrip | null => loadDraft(sessionStore, KEY, bankTrip)
export const keepTrip = (trip: BankTrip): void => saveDraft(sessionStore, KEY, trip)
export const dropTrip = (): void => dropDraft(sessionStore, KEY)

/** The trip with this number, as far as this tab has begun it. */
export function ownTrip(kind: BankTrip['kind'], signNo: string): BankTrip | null {
  const trip = readTrip()
  return trip?.kind === kind && trip.signNo === signNo ? trip : null
}
