import { isMoneyMarket } from '#domain/business-codes.ts'
import { assetPaths } from '#paths/asset.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { DividendRow } from './DividendRow.tsx'
import type { Holding } from '#shared/engines/holding/use-holding.ts'

/** Links to the other screens about a holding, and its dividend method. */
export function HoldingLinks({ holding }: { readonly holding: Holding }) {
  const { fundCode, runningPlans } = holding
  return (
    <RowCard label="持有详情">
      <Row title="收益明细" href={assetPaths.singleDetail.to({ fundCode })} />
      <Row
        title="份额明细"
        note={isMoneyMarket(holding) ? '每笔份额的确认日' : '每笔份额的持有天数与赎回费率'}
        href={assetPaths.shareDetail.to({ fundCode })}
      />
      <Row title="交易记录" href={transactionPaths.transactionSingle.to({ fundCode })} />
      {runningPlans > 0 ? (
        <Row
          title="定投计划"
          value={`${runningPlans} 个进行中`}
          href={directInvestPaths.directInvestManage.to({ fundCode })}
        />
      ) : (
        <Row
          title="定投"
          note="按周或按月自动买入这只基金"
          href={directInvestPaths.directInvestType.to({ fundCode })}
        />
      )}
      {isMoneyMarket(holding) ? null : <DividendRow holding={holding} />}
      <Row
        title="分享持有"
        note="只展示天数或收益率，不含金额"
        href={fundDetailPaths.fundShareBridge.to({ fundCode })}
      />
      <Row title="基金详情" href={fundDetailPaths.fundDetailSingle.to({ fundCode })} />
    </RowCard>
  )
}
