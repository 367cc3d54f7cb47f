import type { ResultTone } from '#templates/ResultTemplate.tsx'

/** The state of an application number at the provider; `unknown` without an answer. */
export type ApplicationState = 'placed' | 'open' | 'expired' | 'unknown'

/** Every result can be queried again, sent again where nothing came of it, and left. */
export type OutcomeAct = 'check' | 'again' | 'home'

/** The words of an outcome, and what can be done then. `Own` are the screen's own acts. */
export interface Outcome<Own extends string = never> {
  readonly tone: ResultTone
  readonly title: string
  readonly note: string
  readonly primary: Own | OutcomeAct
  readonly secondary: Own | OutcomeAct
}

interface NotPlaced {
  readonly unknown: { readonly title: string; readonly note: string }
  /** The title once the provider has not received it. */
  readonly notDone: string
  /** Says that it was not received, and what is as it was before. */
  readonly untouched: string
}

/**
 * The outcome of an application that is not placed, or not known to be (rules.md#order-safety):
 * only what the provider never received may be sent again.
 */
export function notPlaced(
  state: Exclude<ApplicationState, 'placed'>,
  { unknown, notDone, untouched }: NotPlaced,
): Outcome {
  switch (state) {
    case 'unknown':
      return { tone: 'waiting', ...unknown, primary: 'check', secondary: 'home' }
    case 'open':
      return {
        tone: 'failed',
        title: notDone,
        note: `${untouched}。您可以返回重新提交`,
        primary: 'again',
        secondary: 'home',
      }
    case 'expired':
      return {
        tone: 'failed',
        title: notDone,
        note: `${untouched}，本次申请已失效`,
        primary: 'home',
        secondary: 'check',
      }
  }
}
