import { claimBillAward, listBills, queryBill } from '#api/calls/activities/annual-bill.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

/** Of 2025 the award can still be claimed. */
const claiming = async (p: Provider, year = 2025, who = 'veteran') =>
  (await p.as(who))(claimBillAward, { year })

export const annualBill: readonly Scenario[] = [
  scenario(listBills, async (p) => (await p.as('veteran'))(listBills, {})),
  scenario(queryBill, async (p) => (await p.as('veteran'))(queryBill, { year: 2021 }), {
    notFound: async (p) => (await p.as('veteran'))(queryBill, { year: 2019 }),
  }),

  scenario(claimBillAward, async (p) => claiming(p), {
    notFound: async (p) => claiming(p, 2019),
    notEarned: async (p) => claiming(p, 2022, 'leaver'),
    activityOver: async (p) => claiming(p, 2021),
    alreadyClaimed: async (p) => {
      okPayload(await claiming(p))
      return claiming(p)
    },
  }),
]
