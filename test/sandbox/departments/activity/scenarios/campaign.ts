import { joinActivity, listActivities, markWelcomed, queryActivity } from '#api/calls/campaign.ts'
import {
  KEEP,
  KEEP_LATER,
  KEEP_PAUSED,
  KEEP_SOLD_OUT,
} from '#test/sandbox/departments/activity/catalogue.ts'
import type { Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const keep = { activityId: KEEP }
const none = { activityId: 'no-such-activity' }
const agreed = { ruleVersion: '20260201', consentId: 'keep-rules' }

const joining = async (p: Provider, activityId: string, other: object = {}, who = 'zhang') =>
  (await p.as(who))(joinActivity, { activityId, ...agreed, ...other })

export const campaign: readonly Scenario[] = [
  scenario(queryActivity, async (p) => p.anyone(queryActivity, keep), {
    notFound: async (p) => p.anyone(queryActivity, none),
  }),

  scenario(listActivities, async (p) =>
    p.anyone(listActivities, { tab: 'running', page: 1, size: 20 }),
  ),

  scenario(joinActivity, async (p) => joining(p, KEEP), {
    notFound: async (p) => joining(p, none.activityId),
    activityOver: async (p) => joining(p, KEEP_LATER),
    activityPaused: async (p) => joining(p, KEEP_PAUSED),
    soldOut: async (p) => joining(p, KEEP_SOLD_OUT),
    cannotJoin: async (p) => joining(p, KEEP, {}, 'li'),
    ruleChanged: async (p) => joining(p, KEEP, { ruleVersion: '20250101' }),
  }),

  scenario(markWelcomed, async (p) => (await p.as('zhang'))(markWelcomed, keep), {
    notFound: async (p) => (await p.as('zhang'))(markWelcomed, none),
  }),
]
