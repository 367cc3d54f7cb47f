import { proxy } from 'valtio'
import { trackingBatch, type TrackedEvent } from '#domain/tracking/event.ts'
import { KeptItems } from './kept-items.ts'

/** The batches that the provider has not confirmed, on this device. */
export const keptBatches = new KeptItems('trackBatch:', trackingBatch)

/** The events that wait in this page, for those who watch it. */
export const trackingQueue = proxy<{ waiting: TrackedEvent[]; lost: number; confirmed: number }>({
  /** Events that wait for others to be sent with. */
  waiting: [],
  /** Events that were given up since the last batch. */
  lost: 0,
  /** Batches that the provider has confirmed to this page. */
  confirmed: 0,
})

/** Deletes everything that waits: the user has withdrawn the agreement. */
export function forgetTracking(): void {
  trackingQueue.waiting = []
  trackingQueue.lost = 0
  keptBatches.clear()
}
