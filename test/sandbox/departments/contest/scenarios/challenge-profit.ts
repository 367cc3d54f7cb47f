import {
  claimPickReward,
  listPicks,
  pickRank,
  queryPickWeek,
  setPickName,
  submitPick,
} from '#api/calls/activities/challenge-profit.ts'
import { KEEP, PICK, PICK_OVER, PICK_PAUSED } from '#test/sandbox/departments/activity/catalogue.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

/** Who has won three weeks in a row from the start. */
const WINNER = 'finisher'

const week = async (p: Provider, activityId: string = PICK) =>
  (await p.as(WINNER))(queryPickWeek, { activityId })

async function picking(p: Provider, who = WINNER, activityId: string = PICK) {
  const { round } = okPayload(await week(p))
  const { weekId = '20260316', funds = [] } = round ?? {}
  const fundCode = funds[0]?.fundCode ?? '980301'
  return (await p.as(who))(submitPick, { activityId, weekId, fundCode })
}

async function claiming(p: Provider, stepId = 'pick-3', activityId: string = PICK) {
  return (await p.as(WINNER))(claimPickReward, { activityId, stepId })
}

const naming = async (p: Provider, who = WINNER, activityId: string = PICK) =>
  (await p.as(who))(setPickName, { activityId, showName: '1' })

export const challengeProfit: readonly Scenario[] = [
  scenario(queryPickWeek, async (p) => week(p), { notFound: async (p) => week(p, KEEP) }),
  scenario(
    listPicks,
    async (p) => (await p.as(WINNER))(listPicks, { activityId: PICK, page: 1, size: 10 }),
    {
      notFound: async (p) =>
        (await p.as(WINNER))(listPicks, { activityId: KEEP, page: 1, size: 10 }),
    },
  ),
  scenario(pickRank, async (p) => (await p.as(WINNER))(pickRank, { activityId: PICK }), {
    notFound: async (p) => (await p.as(WINNER))(pickRank, { activityId: KEEP }),
  }),
  scenario(submitPick, async (p) => picking(p), {
    notFound: async (p) => picking(p, WINNER, KEEP),
    activityOver: async (p) => picking(p, WINNER, PICK_OVER),
    activityPaused: async (p) => picking(p, WINNER, PICK_PAUSED),
    cannotJoin: async (p) => picking(p, 'zhang'),
  }),
  scenario(claimPickReward, async (p) => claiming(p), {
    notFound: async (p) => claiming(p, 'keep-1'),
    activityOver: async (p) => claiming(p, 'pick-3', PICK_OVER),
    activityPaused: async (p) => claiming(p, 'pick-3', PICK_PAUSED),
    notEarned: async (p) => claiming(p, 'pick-8'),
    alreadyClaimed: async (p) => {
      await claiming(p)
      return claiming(p)
    },
  }),
  scenario(setPickName, async (p) => naming(p), {
    notFound: async (p) => naming(p, WINNER, KEEP),
    cannotJoin: async (p) => naming(p, 'zhang'),
  }),
]
