import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchIndex } from '#domain/fund/fund-search.ts'
import { customizedPaths } from '#paths/customized.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { FunctionRows } from '#shared/parts/functions/FunctionRows.tsx'
import { useFunctions } from '#shared/parts/functions/use-functions.ts'
import { FundRow } from '#shared/parts/fund/FundRow.tsx'
import { foundPath, useFoundPortfolios } from '#shared/parts/fund/found-portfolios.ts'
import { foundMarks, notFoundTitle } from '#shared/parts/fund/found-fund.ts'
import { fundIndex, type FundIndex } from '#shared/parts/fund/fund-index.ts'
import { kindTags } from '#shared/parts/fund/fund-kind.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

/** The most results: more would need another keyword, not more scrolling. */
const MOST = 30

interface Props {
  readonly keyword: string
  /** Called when a fund that was found is opened. */
  readonly onFound: () => void
}

/**
 * Funds that match the keyword as the user types. The names are fetched once, so that each
 * keystroke is answered on the device.
 */
export function FundSearch({ keyword, onFound }: Props) {
  const index = useQuery(fundIndex())
  return (
    <Loaded query={index} skeleton={<Skeleton shape="rows" />}>
      {(funds) => <Found funds={funds} keyword={keyword} onFound={onFound} />}
    </Loaded>
  )
}

function Found({ funds, keyword, onFound }: Props & { readonly funds: FundIndex }) {
  const navigate = useNavigate()
  const wanted = useDeferredValue(keyword)
  const functions = useFunctions(wanted)
  const portfolios = useFoundPortfolios(funds, wanted)
  const found = useMemo(
    () => [...portfolios, ...searchIndex(funds, wanted, MOST)].slice(0, MOST),
    [portfolios, funds, wanted],
  )
  if (found.length === 0) {
    return (
      <>
        <FunctionRows keyword={wanted} />
        <EmptyState
          kind="empty"
          title={notFoundTitle(wanted, functions.length > 0)}
          note="请检查名称、代码、拼音、经理或公司，或换一个关键词"
          actionText="查看全部基金"
          onAction={() => void navigate(fundPortalPaths.allFundList.to())}
          secondaryText="按需选基"
          onSecondary={() => void navigate(customizedPaths.customizedPage.to())}
        />
      </>
    )
  }
  return (
    <>
      <FunctionRows keyword={wanted} />
      <RowCard label="搜索结果">
        {found.map((fund) => (
          <FundRow
            key={fund.code}
            fundCode={fund.code}
            fundName={fund.name}
            {...foundMarks(fund, wanted, funds.variants)}
            tags={kindTags(fund)}
            to={foundPath(fund)}
            onOpen={onFound}
            track="searchResult"
          />
        ))}
      </RowCard>
    </>
  )
}
