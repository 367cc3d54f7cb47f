import { fastRedeemRepeat, redeem } from '#api/calls/redeem.ts'
import { brand } from '#domain/brand.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { orderCall, type OrderValue } from '#shared/order-form/order-value.ts'
import type { Fund } from '../parts/purchase-data.ts'
import type { SaleTerms } from '../parts/sale.ts'

/**
 * The rest of a large withdrawal is carried over to the next day, without a choice: users expect
 * all of it.
 */
const CARRY_ON = '1'

interface Withdraw {
  readonly fund: Pick<Fund, 'fundCode' | 'fundName'>
  readonly sale: Pick<SaleTerms, 'valid' | 'accountName'>
  readonly quick: boolean
  /** Of an ordinary withdrawal. */
  readonly redeemTo: 'card' | 'wallet'
}

/**
 * The order that withdraws from a money-market fund; null while the form is incomplete. Such a fund
 * has no minimum holding, so the order is the entered amount.
 */
export function withdrawOrder({ fund, sale, quick, redeemTo }: Withdraw): OrderValue | null {
  if (sale.valid === null) return null
  const { fundCode } = fund
  const { bankSerial, shares: figure } = sale.valid
  const { accountName } = sale
  const kind = quick ? 'fastRedeem' : 'redeem'
  const repeat = {
    ask: 'repeat',
    order: { kind, account: accountName, targetFundCode: null },
  } as const
  const common = { kind, fundCode, figure, unit: '元' } as const
  if (quick)
    return {
      ...common,
      ...orderCall(fastRedeemRepeat, { fundCode, bankSerial, amount: figure }),
      subject: `快速取出 ${fund.fundName}`,
      items: [
        { label: '到账方式', value: accountName },
        { label: '手续费', value: `${formatAmount('0.00')} 元` },
      ],
      questions: [repeat],
    }
  const request = { fundCode, bankSerial, shares: figure }
  return {
    ...common,
    ...orderCall(redeem, { ...request, redeemTo, largeRedeemFlag: CARRY_ON }),
    subject: `普通取出 ${fund.fundName}`,
    items: [{ label: '到账方式', value: redeemTo === 'wallet' ? brand.walletName : accountName }],
    questions: [{ ask: 'fee', label: '手续费', verb: null, request }, repeat],
  }
}
