import type { ComponentProps, ReactNode } from 'react'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Page } from '#ui/layout/Page.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

interface Props {
  readonly fund: ComponentProps<typeof FundLine>['fund']
  /** The figures of the screen: net values, or a money-market fund's yield. */
  readonly figures: 'nav' | 'yield'
  readonly children: ReactNode
}

/**
 * Renders its children for funds that have these figures. For others it links to the right screen:
 * a money-market fund has no changing net value, any other fund no yield.
 */
export function KindGate({ fund, figures, children }: Props) {
  const replace = useReplace()
  const { fundCode } = fund
  if (isMoneyMarket(fund) === (figures === 'yield')) return children
  // Replaces this screen in the history, because going back would only lead here again.
  const goTo = (address: string) => () => replace(address)
  return (
    <Page>
      <FundLine fund={fund} />
      {figures === 'nav' ? (
        <EmptyState
          kind="empty"
          title="货币基金的净值固定为 1.0000 元"
          note="它每天的收益以万份收益和七日年化表示"
          actionText="查看七日年化"
          onAction={goTo(fundDetailPaths.fundNetWorth.to({ fundCode }))}
        />
      ) : (
        <EmptyState
          kind="empty"
          title="这只基金没有七日年化"
          note="只有货币基金公布七日年化，这只基金的涨跌以净值表示"
          actionText="查看历史净值"
          onAction={goTo(fundDetailPaths.fundValueHistory.to({ fundCode }))}
        />
      )}
    </Page>
  )
}
