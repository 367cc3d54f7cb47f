import type { ReactNode } from 'react'
import { formatShares } from '#domain/money/format-figures.ts'
import { compare } from '#domain/money/money.ts'
import { mostToSell } from '#domain/order/sale-shares.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { leastText } from '#shared/engines/market/problem-text.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { SaleAccountPicker } from './SaleAccountPicker.tsx'
import { SharesCard } from '#shared/engines/order/form/SharesCard.tsx'
import type { Sale } from './use-sale.ts'

interface Props {
  readonly fund: Fund
  /** The fund's role in a conversion, which has two funds. */
  readonly fundTitle?: string
  readonly sale: Sale
  /** Fields shown before the amount. */
  readonly children?: ReactNode
  readonly onEnter: (text: string) => void
  readonly onChoose: (bankSerial: string) => void
}

/** The fund, the amount or shares to sell, and the card that holds them. */
export function SaleFields({ fund, fundTitle, sale, children, onEnter, onChoose }: Props) {
  const { info, verb, account, entered, closed, limits, visibleProblem, onLeave } = sale
  const unit = verb === '取出' ? '元' : '份'
  const most = mostToSell(limits)
  const least = `${leastText(info.minRedeemShares, verb)}。剩余不足 ${formatShares(info.minHoldShares)} 份时一并${verb}`
  return (
    <>
      <FundLine fund={fund} title={fundTitle} />
      {closed === '' ? null : <Banner tone="warning">{closed}</Banner>}
      {children}
      <SharesCard
        verb={verb}
        value={entered}
        most={most}
        allLabel={compare(most, limits.usable) < 0 ? '最多' : '全部'}
        note={unit === '份' ? least : undefined}
        problem={visibleProblem}
        onChange={onEnter}
        onLeave={onLeave}
      />
      <SaleAccountPicker
        accounts={info.accounts}
        chosen={account}
        unit={unit}
        onChoose={onChoose}
      />
    </>
  )
}
