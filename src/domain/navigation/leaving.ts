import type { Flow } from './flow.ts'

/** The effect of leaving a page on retained pages and data (rules.md#leaving-a-flow). */

/** The facts about a page in its rows. */
export interface Place {
  readonly module: string
  /** The flow that the screen is a step of. */
  readonly flow?: Flow | undefined
  /** Flows that go on after a visit to this page. */
  readonly interrupts?: readonly Flow[] | undefined
}

export interface Leaving {
  /** The regular-investment flow's state is cleaned up (rules.md#leaving-a-flow). */
  readonly endsPlanFlow: boolean
  /** Pages that are kept alive are discarded (rules.md#leaving-a-flow). */
  readonly discardsKeptPages: boolean
}

/** Returns what going from one page to another does; null is a page that no module has. */
export function leaving(from: Place | null, to: Place | null): Leaving {
  const flow = from?.flow
  const goesOn = from?.module === to?.module && flow === to?.flow
  const ends = flow !== undefined && !goesOn && to?.interrupts?.includes(flow) !== true
  return {
    endsPlanFlow: ends && flow === 'plan',
    discardsKeptPages: ends && flow === 'account',
  }
}
