import { expectedText } from '#shared/parts/dates/planned-day.ts'
import { useState } from 'react'
import { businessName } from '#domain/business-codes.ts'
import { formatAmount, formatShares } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { assetPaths } from '#paths/asset.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import type { CardUse } from './use-card-facts.ts'

/** The number of rows of one kind that are shown before the user expands the others. */
const FIRST = 5

interface Props {
  readonly bankSerial: string
  readonly use: CardUse
}

/** Everything that a card carries, each with the page where it can be moved or ended. */
export function CardLoad({ bankSerial, use }: Props) {
  const [all, setAll] = useState(false)
  const { veil } = useHiddenAmounts()
  const { shares, orders, arriving, plans, pension } = use
  return (
    <>
      {shares.length === 0 ? null : (
        <RowCard title="持有份额" extra="请先卖出">
          {(all ? shares : shares.slice(0, FIRST)).map((it) => (
            <Row
              key={it.fundCode}
              title={it.fundName}
              note={it.fundCode}
              value={`${veil(formatShares(it.shares))} 份`}
              href={assetPaths.shareDetail.to({ fundCode: it.fundCode })}
            />
          ))}
          {all || shares.length <= FIRST ? null : (
            <Row title={`显示全部 ${shares.length} 只基金`} onClick={() => setAll(true)} />
          )}
        </RowCard>
      )}
      {plans.length === 0 ? null : (
        <RowCard title="定投计划" extra="请先换卡扣款或结束">
          {plans.map((it) => (
            <Row
              key={it.planNo}
              title={it.planName}
              href={directInvestPaths.directInvestManage.to({ bankSerial })}
            />
          ))}
        </RowCard>
      )}
      {orders.length === 0 ? null : (
        <RowCard title="在途交易" extra="请等待确认">
          {orders.map((it) => (
            <Row
              key={it.applyNo}
              title={it.fundName}
              note={formatDate(it.operTime.slice(0, 8))}
              value={businessName(it.businessCode)}
              href={transactionPaths.transactionDetail.to({ applyNo: it.applyNo })}
            />
          ))}
        </RowCard>
      )}
      {arriving.length === 0 ? null : (
        <RowCard title="未到账款项" extra="请等待到账">
          {arriving.map((it) => (
            <Row
              key={it.applyNo}
              title={it.fundName}
              note={`${expectedText(it.date, 'full')} 到账`}
              value={`${veil(formatAmount(it.amount))} 元`}
              href={transactionPaths.transactionDetail.to({ applyNo: it.applyNo })}
            />
          ))}
        </RowCard>
      )}
      {pension === '1' ? (
        <Card title="个人养老金">
          这张卡是个人养老金资金账户，已开立基金账户。请先到开户银行变更资金账户
        </Card>
      ) : null}
    </>
  )
}
