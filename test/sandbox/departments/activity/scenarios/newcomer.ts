import { claimMilestone, queryMilestones } from '#api/calls/coupons/newcomer.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const claim = async (p: Provider, who: string, milestone: 'verified' | 'firstBuy' = 'verified') =>
  (await p.as(who))(claimMilestone, { milestone })

export const newcomer: readonly Scenario[] = [
  scenario(queryMilestones, async (p) => (await p.as('chen'))(queryMilestones, {})),

  scenario(claimMilestone, async (p) => claim(p, 'chen'), {
    cannotJoin: async (p) => claim(p, 'zhang'),
    notEarned: async (p) => claim(p, 'li'),
    alreadyClaimed: async (p) => {
      okPayload(await claim(p, 'chen'))
      return claim(p, 'chen')
    },
    activityOver: async (p) => claim(p, 'halfway'),
  }),
]
