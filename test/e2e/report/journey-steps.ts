/** One action of a journey, with its times in ms. */
export interface Step {
  readonly name: string
  readonly start: number
  readonly stop: number
  readonly failed: boolean
}

declare module 'vitest' {
  interface TaskMeta {
    /** The steps of the journey, for its report. */
    steps?: readonly Step[]
    /** It begins where the journey before it ended, and cannot be run alone. */
    inSteps?: true
  }
}

/** Of the journey that this worker runs: one at a time. */
const steps: Step[] = []

/** Does the work as a step of the current journey. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = Date.now()
  let failed = true
  try {
    const result = await work()
    failed = false
    return result
  } finally {
    steps.push({ name, start, stop: Date.now(), failed })
  }
}

/** The steps since the last call. */
export const takeSteps = (): readonly Step[] => steps.splice(0)
