/**
 * The number of files at once when nothing else is said: a disk that syncs several files together
 * takes hardly longer than for one.
 */
const MOST = 8

/** Work that runs a few pieces at a time, alongside the caller. */
export interface InFlight {
  /** Begins a piece, as soon as there is room. Throws what an earlier piece threw. */
  begin(work: () => Promise<unknown>): Promise<void>
  /** Waits until nothing runs any more. Never throws. */
  settled(): Promise<void>
  /** Waits for all, and throws what a piece threw. */
  end(): Promise<void>
}

export function inFlight(most: number = MOST): InFlight {
  const running = new Set<Promise<void>>()
  let failure: { readonly error: unknown } | null = null
  const settled = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  return {
    async begin(work) {
      while (running.size >= most) await Promise.race(running)
      if (failure !== null) throw failure.error
      const piece: Promise<void> = work()
        .then(
          () => undefined,
          (error: unknown) => {
            failure ??= { error }
          },
        )
        .finally(() => running.delete(piece))
      running.add(piece)
    },
    settled,
    async end() {
      await settled()
      if (failure !== null) throw failure.error
    },
  }
}
