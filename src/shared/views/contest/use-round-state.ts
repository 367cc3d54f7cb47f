import {
  roundShownFor,
  roundState,
  type RoundState,
  type RoundWindow,
} from '#domain/contest/round.ts'
import { useStateInTime } from '#templates/activity/use-state-in-time.ts'

const IN_TIME = { stateAt: roundState, shownFor: roundShownFor }

/** The state of a round by the provider's clock. */
export const useRoundState = (round: RoundWindow, reread: () => void): RoundState =>
  useStateInTime(round, IN_TIME, reread)
