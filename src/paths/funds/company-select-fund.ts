import * as v from 'valibot'
import { matching } from '#domain/text-formats.ts'
import { fundFilters } from '#paths/fund-portal.ts'
import { path } from '#paths/path.ts'

const { words, type, letter } = fundFilters

export const companySelectFundPaths = {
  companySelectFundHome: path('/companySelectFund/companySelectFundHome'),
  companySelectFundSearch: path('/companySelectFund/companySelectFundSearch', {
    words,
    companyId: v.optional(matching(/^\w{1,16}$/, 'Names a fund company')),
    type,
  }),
  allCompanyList: path('/companySelectFund/allCompanyList', { letter }),
} as const
