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
import { scenario, type Scenario } from './scenario.ts'
import { BOND_FUND, FUND, NO_FUND } from './steps-orders.ts'

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
