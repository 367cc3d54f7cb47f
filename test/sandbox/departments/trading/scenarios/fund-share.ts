import type { Call } from '#api/client.ts'
import * as calls from '#api/calls/fund-share.ts'
import { SHARES_A_DAY } from '#domain/holding/shared-holding.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { requestNo } from '#test/sandbox/testing/coverage/steps-content.ts'
import { FUND, NO_FUND } from '#test/sandbox/testing/coverage/steps-orders.ts'
import { SEEDED_TOKENS } from '#test/sandbox/departments/trading/holding-shares.ts'

const NO_TOKEN = { token: '0'.repeat(32) }

const shareAs = (call: Call, more: object = {}) =>
  call(calls.createShare, { requestNo: requestNo('H'), fundCode: FUND, show: 'rate', ...more })

export const fundShare: readonly Scenario[] = [
  scenario(calls.createShare, async (p) => shareAs(await p.as('zhang')), {
    notFound: async (p) => shareAs(await p.as('zhang'), NO_FUND),
    tooOften: async (p) => {
      const zhang = await p.as('zhang')
      for (let n = 0; n < SHARES_A_DAY; n += 1) {
        await shareAs(zhang, { requestNo: `SHARE${String(n).padStart(11, '0')}` })
      }
      return shareAs(zhang)
    },
  }),
  scenario(
    calls.revokeShare,
    async (p) => (await p.as('zhang'))(calls.revokeShare, { token: SEEDED_TOKENS.live }),
    { notFound: async (p) => (await p.as('qian'))(calls.revokeShare, NO_TOKEN) },
  ),
  scenario(calls.listShares, async (p) =>
    (await p.as('zhang'))(calls.listShares, { fundCode: FUND }),
  ),
  scenario(
    calls.queryShare,
    async (p) => p.anyone(calls.queryShare, { token: SEEDED_TOKENS.live }),
    { notFound: async (p) => p.anyone(calls.queryShare, NO_TOKEN) },
  ),
]
