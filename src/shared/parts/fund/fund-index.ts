import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { queryAllFundName } from '#api/calls/fund.ts'
import { fetchOrThrow } from '#api/query.ts'
import {
  createSearchIndex,
  type SearchableFund,
  type SearchIndex,
} from '#domain/fund/fund-search.ts'
import { readInitials, readingsFrom, readName, type Readings } from '#domain/fund/name-reading.ts'
import { variantsFrom } from '#domain/text/search-form.ts'
import { portfolioIn } from '#domain/fund/portfolio.ts'

type FundInfo = v.InferOutput<typeof queryAllFundName.payload>['fundInfos'][number]

/** A fund, or a portfolio, in the list of all funds. */
export interface NamedFund extends SearchableFund {
  readonly fundTypeCode: string
  readonly isQdii: boolean
  readonly isPortfolio: boolean
}

/** The funds to search in. Portfolios are apart: not everyone may see them (rules.md#portfolios). */
export interface FundIndex extends SearchIndex<NamedFund> {
  readonly portfolios: readonly NamedFund[]
}

/** Funds per slice: takes a few milliseconds on a slow phone. */
const SLICE = 2_000
const HOUR_MS = 3_600_000

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

function namedFund(info: FundInfo, readings: Readings): NamedFund {
  const { pinyin, fullPinyin, managerName, companyName, fundTypeCode, isQdiiFund } = info
  const portfolio = portfolioIn(info)
  const { code, name } = portfolio ?? { code: info.fundCode, name: info.fundName }
  const read = readName(name, readings)
  const listed = fullPinyin?.toUpperCase() ?? ''
  return {
    code,
    name,
    initials: pinyin.toUpperCase() || readInitials(name, readings),
    // The list has some pinyin that is wrong or missing.
    fullPinyin: listed || read,
    reading: listed === '' || listed === read ? '' : read,
    manager: managerName,
    company: companyName,
    fundTypeCode,
    isQdii: isQdiiFund === '1',
    isPortfolio: portfolio !== null,
  }
}

/**
 * Builds the search index in slices, with pauses in which the page handles events. The placeholder
 * 000000 is left out.
 */
export async function buildFundIndex(
  fundInfos: readonly FundInfo[],
  variants = '',
  readings = '',
): Promise<FundIndex> {
  const funds: NamedFund[] = []
  const portfolios: NamedFund[] = []
  const syllables = readingsFrom(readings)
  for (let start = 0; start < fundInfos.length; start += SLICE) {
    if (start > 0) await pause()
    for (const info of fundInfos.slice(start, start + SLICE)) {
      const named = namedFund(info, syllables)
      ;(named.isPortfolio ? portfolios : funds).push(named)
    }
  }
  await pause()
  return { ...createSearchIndex(funds, variantsFrom(variants)), portfolios }
}

/**
 * The query of the index of all funds (rules.md#fund-search): fetched and built when first needed,
 * and cached for an hour.
 */
export const fundIndex = () =>
  queryOptions({
    queryKey: [queryAllFundName.name, 'index'] as const,
    queryFn: async ({ signal }) => {
      const { fundInfos, variants, readings } = await fetchOrThrow(queryAllFundName, {}, { signal })
      return buildFundIndex(fundInfos, variants, readings)
    },
    staleTime: HOUR_MS,
    gcTime: HOUR_MS,
    // Comparing 25,000 rows with the previous ones would cost more than rendering the few in view.
    structuralSharing: false,
  })
