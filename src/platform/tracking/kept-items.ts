import * as v from 'valibot'

/** One thing that waits on this device: a batch of events, a conversion. */
export interface KeptItem<T> {
  readonly key: string
  /** When it was put there, ms since 1970. */
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
  readonly #memory = new Map<string, string>()

  constructor(prefix: string, item: v.GenericSchema<unknown, T>) {
    this.#prefix = prefix
    this.#entry = v.object({ at: v.number(), item })
  }

  put(key: string, at: number, item: T): void {
    const text = JSON.stringify({ at, item })
    try {
      localStorage.setItem(this.#prefix + key, text)
    } catch {
      this.#memory.set(key, text)
    }
  }

  remove(key: string): void {
    this.#memory.delete(key)
    try {
      localStorage.removeItem(this.#prefix + key)
    } catch {
      // It was never there.
    }
  }

  /** All of them, the oldest first. */
  all(): readonly KeptItem<T>[] {
    const texts = new Map(this.#memory)
    try {
      for (const name of Object.keys(localStorage))
        if (name.startsWith(this.#prefix))
          texts.set(name.slice(this.#prefix.length), localStorage.getItem(name) ?? '')
    } catch {
      // Those in memory are all there are.
    }
    const found: KeptItem<T>[] = []
    for (const [key, text] of texts) {
      const read = v.safeParse(this.#entry, parsed(text))
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
