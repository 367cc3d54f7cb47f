import type { Location } from 'react-router-dom'
import { leaving } from '#domain/navigation/leaving.ts'
import type { Visit } from './visit.ts'

/** One visit in the page: the one in view, or one that was left and is kept as it was. */
export interface Standing {
  readonly visit: Visit
  /** Its place in the history. */
  readonly location: Location
}

/** How many left screens are kept; the one left longest ago goes first. */
const MOST_KEPT = 5

/**
 * From which side the screen in view slides in; undefined where it was there when the page opened.
 */
export type TransitionFrom = 'forward' | 'backward' | undefined

/** All that is in the page. */
export interface Shown {
  /** The one in view last; those before it are kept because their rows say so. */
  readonly standing: readonly Standing[]
  readonly entrance: TransitionFrom
  /** Coming here ended the regular-investment flow. */
  readonly endedPlanFlow: boolean
}

export const NOTHING_SHOWN: Shown = { standing: [], entrance: undefined, endedPlanFlow: false }

export const inView = ({ standing }: Shown): Standing | undefined => standing[standing.length - 1]

/** What is in the page after going to `next`. */
export function goTo(before: Shown, next: Standing, backward: boolean): Shown {
  const from = inView(before)?.visit ?? null
  const { key, place } = next.visit
  const { discardsKeptPages, endsPlanFlow } = leaving(from?.place ?? null, place)
  const kept = discardsKeptPages
    ? []
    : before.standing.filter(({ visit }) => visit.row?.keepAlive === true && visit.key !== key)
  return {
    standing: [...kept.slice(-MOST_KEPT), next],
    entrance: entranceOf(from, next.visit, backward, before.entrance),
    endedPlanFlow: endsPlanFlow,
  }
}

/**
 * How the screen in view came. Where only its address changed (a filter, a search) it goes on as it
 * came, `held`: another value would let it slide in again under the user's hands.
 */
function entranceOf(
  from: Visit | null,
  to: Visit,
  backward: boolean,
  held: TransitionFrom,
): TransitionFrom {
  if (from === null) return undefined
  if (from.key === to.key) return held
  return backward ? 'backward' : 'forward'
}
