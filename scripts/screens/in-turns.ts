/**
 * Does all the work with so many workers at a time, each with a place of its own; begins none once
 * `stopped` says so. Rejects with the first fault, when what was under way has ended.
 */
export async function inTurns<Job, Place>(
  jobs: readonly Job[],
  places: readonly Place[],
  work: (job: Job, place: Place) => Promise<void>,
  stopped: () => boolean = () => false,
): Promise<void> {
  const waiting = jobs.values()
  const faults: unknown[] = []
  const worker = async (place: Place) => {
    // Workers share one iterator: each takes the next job.
    for (const job of waiting) {
      if (stopped() || faults.length > 0) return
      await work(job, place).catch((fault: unknown) => faults.push(fault))
    }
  }
  await Promise.all(places.map(worker))
  if (faults.length > 0) throw faults[0]
}

/** Returns how long the rest takes at the pace so far: `6 min`, `40 s`. */
export function timeLeft(done: number, all: number, elapsedMs: number): string {
  if (done === 0) return '?'
  const seconds = Math.ceil(((elapsedMs / done) * (all - done)) / 1_000)
  return seconds < 90 ? `${Math.ceil(seconds / 10) * 10} s` : `${Math.round(seconds / 60)} min`
}
