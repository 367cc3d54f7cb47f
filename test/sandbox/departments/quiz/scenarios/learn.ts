import { claimLearningRight, queryLearning, submitCheck } from '#api/calls/activities/learn.ts'
import {
  KEEP,
  LEARN,
  LEARN_OVER,
  LEARN_PAUSED,
} from '#test/sandbox/departments/activity/catalogue.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const NUMBER = 'R202603111000000001'
const looking = async (p: Provider, activityId: string = LEARN) =>
  (await p.as('finisher'))(queryLearning, { activityId })
const checking = async (
  p: Provider,
  { who = 'finisher', activityId = LEARN, unitId = 'u04', requestNo = NUMBER } = {},
) => (await p.as(who))(submitCheck, { activityId, unitId, answers: [0, 0, 0], requestNo })
const claiming = async (
  p: Provider,
  { who = 'finisher', activityId = LEARN, rightId = 'u02' } = {},
) => (await p.as(who))(claimLearningRight, { activityId, rightId })

export const learning: readonly Scenario[] = [
  scenario(queryLearning, async (p) => looking(p), { notFound: async (p) => looking(p, KEEP) }),
  scenario(submitCheck, async (p) => checking(p), {
    notFound: async (p) => checking(p, { unitId: 'u99' }),
    activityOver: async (p) => checking(p, { activityId: LEARN_OVER }),
    activityPaused: async (p) => checking(p, { activityId: LEARN_PAUSED }),
    cannotJoin: async (p) => checking(p, { who: 'zhang' }),
    notEarned: async (p) => checking(p, { unitId: 'u05' }),
    alreadyClaimed: async (p) => {
      okPayload(await checking(p))
      return checking(p, { requestNo: `${NUMBER}1` })
    },
  }),
  scenario(claimLearningRight, async (p) => claiming(p), {
    notFound: async (p) => claiming(p, { rightId: 'u99' }),
    activityOver: async (p) => claiming(p, { activityId: LEARN_OVER }),
    activityPaused: async (p) => claiming(p, { activityId: LEARN_PAUSED }),
    cannotJoin: async (p) => claiming(p, { who: 'zhang' }),
    notEarned: async (p) => claiming(p, { rightId: 'u12' }),
    alreadyClaimed: async (p) => claiming(p, { rightId: 'u01' }),
  }),
]
