import {
  claimVipRight,
  listVipPoints,
  listVipRights,
  openVip,
  queryVip,
} from '#api/calls/vip/vip.ts'
import { sceneAgreements } from '#test/sandbox/departments/identity/agreements.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const hash = sceneAgreements('vip')[0]?.hash ?? ''
const consent = { agreementIds: ['vip-service'], hash }
const lecture = { rightId: 'lecture', period: '202603', requestNo: 'R202603111000000001' }

const opening = async (p: Provider, who: string, other: object = {}) =>
  (await p.as(who))(openVip, { ...consent, ...other })
const claiming = async (p: Provider, who = 'tiered', other: object = {}) =>
  (await p.as(who))(claimVipRight, { ...lecture, ...other })

export const vip: readonly Scenario[] = [
  scenario(queryVip, async (p) => p.anyone(queryVip, {})),

  scenario(listVipPoints, async (p) =>
    (await p.as('tiered'))(listVipPoints, { page: 1, size: 20 }),
  ),

  scenario(listVipRights, async (p) => p.anyone(listVipRights, {})),

  scenario(openVip, async (p) => opening(p, 'zhang'), {
    cannotJoin: async (p) => opening(p, 'li'),
    agreementUnread: async (p) => opening(p, 'zhang', { hash: '0'.repeat(64) }),
  }),

  scenario(claimVipRight, async (p) => claiming(p), {
    notFound: async (p) => claiming(p, 'tiered', { rightId: 'no-such' }),
    activityOver: async (p) => claiming(p, 'tiered', { period: '202602' }),
    cannotJoin: async (p) => claiming(p, 'zhang'),
    quotaUsed: async (p) => {
      okPayload(await claiming(p))
      return claiming(p, 'tiered', { requestNo: 'R202603111000000002' })
    },
  }),
]
