import type { DocumentText } from '#domain/identity/document-text.ts'
import { onDeparture, session } from '#session/session.ts'

/** The two sides of an identity card. */
export type Side = 'front' | 'back'

/** One side as it was read on this device. */
export interface SideReading {
  readonly imageId: string
  /** A small copy, as a data address. */
  readonly thumbnail: string
  readonly text: DocumentText
}

interface Readings {
  readonly openId: string
  readonly front: SideReading | null
  readonly back: SideReading | null
  /** The text that the user has typed so far. */
  readonly typed: Partial<DocumentText>
}

const nothing = (): Readings => ({ openId: session.openId, front: null, back: null, typed: {} })

/** Name and number are secrets: they are here, in memory, and nowhere else on the device. */
let kept = nothing()

/** Returns what was read and typed on this device by the user who is signed in. */
export function readings(): Readings {
  if (kept.openId !== session.openId) kept = nothing()
  return kept
}

/** Keeps a side, or drops it; what was typed of it goes with the former picture. */
export function keepSide(side: Side, reading: SideReading | null): void {
  kept = { ...readings(), [side]: reading, typed: {} }
}

export function keepTyped(typed: Partial<DocumentText>): void {
  kept = { ...readings(), typed: { ...readings().typed, ...typed } }
}

export function dropReadings(): void {
  kept = nothing()
}

onDeparture(dropReadings)
