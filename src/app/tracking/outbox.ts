import { BATCH_EVENTS, BATCH_WAIT_MS, givenUp, pauseAfter } from '#domain/tracking/batches.ts'
import type { CampaignOrigin } from '#domain/tracking/campaign-origin.ts'
import type { TrackedEvent } from '#domain/tracking/event.ts'
import { packVersion } from '#platform/build-env.ts'
import { keptBatches, trackingQueue } from '#platform/tracking/queue.ts'
import type { Transport } from './transport.ts'

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

type Timer = ReturnType<typeof setTimeout>

/**
 * Collects events into batches, keeps each on the device until the provider has confirmed it, and
 * sends it again until then (rules.md#tracking).
 */
export class Outbox {
  readonly #transport: Transport
  #visit = randomHex(8)
  /** Of the events that wait. */
  #origin: CampaignOrigin = {}
  #closing: Timer | undefined
  #retrying: Timer | undefined
  #failures = 0
  #flushing = false

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** A visit of its own begins: a page that was loaded ahead is opened. */
  newVisit(): void {
    this.#closeBatch()
    this.#visit = randomHex(8)
  }

  add(event: TrackedEvent, origin: CampaignOrigin): void {
    if (JSON.stringify(origin) !== JSON.stringify(this.#origin)) this.#closeBatch()
    this.#origin = origin
    trackingQueue.waiting.push(event)
    if (trackingQueue.waiting.length >= BATCH_EVENTS) void this.#sendNow()
    else this.#closing ??= setTimeout(() => void this.#sendNow(), BATCH_WAIT_MS)
  }

  /**
   * The page may never be seen again: all that waits goes out by beacon. What a beacon took stays
   * until the provider confirms it; sent twice, it counts once.
   */
  handOver(): void {
    this.#closeBatch()
    const all = keptBatches.all()
    if (!all.every(({ item }) => this.#transport.beacon(item))) void this.flush()
  }

  /** Sends every batch that is not confirmed, the oldest first, until one is lost. */
  async flush(): Promise<void> {
    if (this.#flushing) return
    this.#flushing = true
    clearTimeout(this.#retrying)
    try {
      for (let next = keptBatches.all()[0]; next; next = keptBatches.all()[0]) {
        const delivery = await this.#transport.batch(next.item)
        if (delivery === 'lost') {
          this.#failures += 1
          this.#retrying = setTimeout(() => void this.flush(), pauseAfter(this.#failures))
          return
        }
        this.#failures = 0
        if (delivery === 'taken') trackingQueue.confirmed += 1
        keptBatches.remove(next.key)
      }
    } finally {
      this.#flushing = false
    }
  }

  #sendNow(): Promise<void> {
    this.#closeBatch()
    // While the network is gone batches wait for the next attempt.
    return this.#failures === 0 ? this.flush() : Promise.resolve()
  }

  #closeBatch(): void {
    clearTimeout(this.#closing)
    this.#closing = undefined
    const { waiting, lost } = trackingQueue
    if (waiting.length === 0) return
    const events = waiting.slice()
    const batch = randomHex(12)
    const now = Date.now()
    const item = {
      batch,
      visit: this.#visit,
      version: packVersion(),
      lost,
      ...(Object.keys(this.#origin).length === 0 ? {} : { origin: this.#origin }),
      events,
    }
    trackingQueue.waiting = []
    trackingQueue.lost = 0
    keptBatches.put(batch, now, item)
    for (const old of givenUp(keptBatches.all(), now)) {
      trackingQueue.lost += old.item.events.length + old.item.lost
      keptBatches.remove(old.key)
    }
  }
}
