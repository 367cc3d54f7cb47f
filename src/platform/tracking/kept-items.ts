import * as v from 'valibot'
import { keysOf } from '#platform/stores/browser-store.ts'
import { deviceStore } from '#platform/stores/device-store.ts'

/** One thing that waits on this device: a batch of events, a conversion. */
export interface KeptItem<T> {
  readonly key: string
  /** The time when it was put there, ms since 1970. */
  readonly at: number
  readonly item: T
}

/**
 * Things of one kind in the device's storage, each under a key of its own, so that two tabs never
 * write over each other. What cannot be read is deleted. Without a storage (a private window) they
 * last as long as the page.
 */
export class KeptItems<T> {
  readonly #prefix: string
  readonly #entry

  constructor(prefix: string, item: v.GenericSchema<unknown, T>) {
    this.#prefix = prefix
    this.#entry = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number(), item }))
  }

  put(key: string, at: number, item: T): void {
    deviceStore.setItem(this.#prefix + key, JSON.stringify({ at, item }))
  }

  remove(key: string): void {
    deviceStore.removeItem(this.#prefix + key)
  }

  /** All of them, the oldest first. */
  all(): readonly KeptItem<T>[] {
    const found: KeptItem<T>[] = []
    for (const name of keysOf(deviceStore)) {
      if (!name.startsWith(this.#prefix)) continue
      const key = name.slice(this.#prefix.length)
      const read = v.safeParse(this.#entry, deviceStore.getItem(name))
      if (read.success) found.push({ key, at: read.output.at, item: read.output.item })
      else this.remove(key)
    }
    found.sort((a, b) => a.at - b.at)
    return found
  }

  clear(): void {
    for (const { key } of this.all()) this.remove(key)
  }
}
