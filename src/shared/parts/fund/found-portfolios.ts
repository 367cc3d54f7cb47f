import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryFor } from '#api/query.ts'
import { searchFunds } from '#domain/fund/fund-search.ts'
import { shownPortfolios } from '#domain/fund/portfolio.ts'
import { assetPaths } from '#paths/asset.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { hasAccount, session } from '#session/session.ts'
import type { FundIndex, NamedFund } from './fund-index.ts'

const NONE: readonly NamedFund[] = []

/** The portfolios that match a keyword, of those that the user has (rules.md#portfolios). */
export function useFoundPortfolios(
  index: FundIndex | undefined,
  keyword: string,
): readonly NamedFund[] {
  useSnapshot(session)
  const all = index?.portfolios ?? NONE
  const enabled = hasAccount() && all.length > 0 && keyword.trim() !== ''
  const assets = useQuery({ ...queryFor(listAssetsChannel, {}), enabled })
  const held = enabled ? assets.data?.holdings : undefined
  return useMemo(
    () =>
      held === undefined
        ? NONE
        : searchFunds(shownPortfolios(all, held), keyword, Infinity, index?.variants),
    [all, held, keyword, index?.variants],
  )
}

/**
 * Returns where what was found leads: to the fund, or of a portfolio to what the user holds by it.
 */
export const foundPath = ({ code, isPortfolio }: NamedFund): string =>
  isPortfolio ? assetPaths.holdList.to() : fundDetailPaths.fundDetailSingle.to({ fundCode: code })
