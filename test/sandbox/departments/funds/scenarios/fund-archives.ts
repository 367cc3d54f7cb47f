import {
  listFundAnnouncements,
  listFundClasses,
  listFundDividends,
  listFundDocuments,
  listFundManagers,
  listFundScales,
  listPositionChanges,
  queryFundArchives,
  queryFundHoldings,
} from '#api/calls/fund-archives.ts'
import {
  listFundFaq,
  markFaqHelpful,
  queryFundReports,
  queryManager,
} from '#api/calls/fund-people.ts'
import { makeManagerId } from '#test/sandbox/market/archives/tenures.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { BOND_FUND, FUND, NO_FUND } from '#test/sandbox/testing/coverage/steps-orders.ts'

const first = { page: 1, size: 10 }
const ofFund = { fundCode: FUND }

export const fundArchives: readonly Scenario[] = [
  scenario(queryFundArchives, async (p) => p.anyone(queryFundArchives, ofFund), {
    notFound: async (p) => p.anyone(queryFundArchives, NO_FUND),
  }),
  scenario(listFundManagers, async (p) => p.anyone(listFundManagers, ofFund), {
    notFound: async (p) => p.anyone(listFundManagers, NO_FUND),
  }),
  scenario(
    queryFundHoldings,
    async (p) => p.anyone(queryFundHoldings, { ...ofFund, reportDate: '20250930' }),
    {
      notFound: async (p) => p.anyone(queryFundHoldings, { ...ofFund, reportDate: '20250929' }),
    },
  ),
  scenario(
    listPositionChanges,
    async (p) => p.anyone(listPositionChanges, { ...ofFund, ...first }),
    {
      notFound: async (p) => p.anyone(listPositionChanges, { ...NO_FUND, ...first }),
    },
  ),
  scenario(listFundDocuments, async (p) => p.anyone(listFundDocuments, ofFund), {
    notFound: async (p) => p.anyone(listFundDocuments, NO_FUND),
  }),
  scenario(
    listFundAnnouncements,
    async (p) => p.anyone(listFundAnnouncements, { ...ofFund, ...first, kind: 'report' }),
    { notFound: async (p) => p.anyone(listFundAnnouncements, { ...NO_FUND, ...first }) },
  ),
  scenario(listFundDividends, async (p) => p.anyone(listFundDividends, { fundCode: BOND_FUND }), {
    notFound: async (p) => p.anyone(listFundDividends, NO_FUND),
  }),
  scenario(listFundScales, async (p) => p.anyone(listFundScales, ofFund), {
    notFound: async (p) => p.anyone(listFundScales, NO_FUND),
  }),
  scenario(listFundClasses, async (p) => p.anyone(listFundClasses, ofFund), {
    notFound: async (p) => p.anyone(listFundClasses, NO_FUND),
  }),
]

export const fundPeople: readonly Scenario[] = [
  scenario(queryManager, async (p) => p.anyone(queryManager, { fmUid: makeManagerId('林知远') }), {
    notFound: async (p) => p.anyone(queryManager, { fmUid: makeManagerId('沈若川') }),
  }),
  scenario(queryFundReports, async (p) => p.anyone(queryFundReports, ofFund), {
    notFound: async (p) => p.anyone(queryFundReports, NO_FUND),
  }),
  scenario(listFundFaq, async (p) => p.anyone(listFundFaq, ofFund), {
    notFound: async (p) => p.anyone(listFundFaq, NO_FUND),
  }),
  scenario(
    markFaqHelpful,
    async (p) => (await p.as('zhang'))(markFaqHelpful, { faqId: 'buy-minimum' }),
    {
      notFound: async (p) => (await p.as('zhang'))(markFaqHelpful, { faqId: 'nothing' }),
    },
  ),
]
