import { listGuesses, queryGuessRound, submitGuess } from '#api/calls/activities/puzzle.ts'
import {
  KEEP,
  PUZZLE,
  PUZZLE_OVER,
  PUZZLE_PAUSED,
} from '#test/sandbox/departments/activity/catalogue.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const round = async (p: Provider, who = 'finisher', activityId: string = PUZZLE) =>
  (await p.as(who))(queryGuessRound, { activityId })

/** A guess of the last close, in the evening; the round of tomorrow is open then. */
async function guessing(p: Provider, who = 'finisher', activityId: string = PUZZLE) {
  await p.moveClock({ to: '20260311160000' })
  const { round: open } = okPayload(await round(p))
  const { day = '20260312', before } = open ?? {}
  const guess = before?.close ?? '4000.00'
  return (await p.as(who))(submitGuess, { activityId, roundId: day, guess })
}

export const puzzle: readonly Scenario[] = [
  scenario(queryGuessRound, async (p) => round(p), {
    notFound: async (p) => round(p, 'finisher', KEEP),
  }),
  scenario(
    listGuesses,
    async (p) => (await p.as('finisher'))(listGuesses, { activityId: PUZZLE, page: 1, size: 10 }),
    {
      notFound: async (p) =>
        (await p.as('finisher'))(listGuesses, { activityId: KEEP, page: 1, size: 10 }),
    },
  ),
  scenario(submitGuess, async (p) => guessing(p), {
    notFound: async (p) => guessing(p, 'finisher', KEEP),
    activityOver: async (p) => guessing(p, 'finisher', PUZZLE_OVER),
    activityPaused: async (p) => guessing(p, 'finisher', PUZZLE_PAUSED),
    cannotJoin: async (p) => guessing(p, 'zhang'),
  }),
]
