import { setImmediate } from 'node:timers/promises'

/** The time for which a part of long work may hold up everybody else, ms. */
const PART = 20

/** Runs long work to its end; between its steps others are answered. */
export async function inParts<Result>(work: Generator<undefined, Result>): Promise<Result> {
  let end = performance.now() + PART
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (performance.now() < end) continue
    await setImmediate()
    end = performance.now() + PART
  }
}

/** Runs it to its end for somebody who cannot wait. */
export function atOnce<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
