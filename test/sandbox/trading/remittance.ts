import { WALLET_FUND } from '#src/domain/business-codes.ts'
import { compare } from '#src/domain/money.ts'
import { cents } from '../store/cents.ts'
import type { World } from '../world.ts'
import { madeApplyNo, recordPaid } from './orders.ts'
import { cardsOf, datesFor } from './purchase-terms.ts'

/** Smaller transfers are returned: the wallet's ordinary top-up is for them. */
export const MIN_REMITTANCE = '10000.00'

/** A transfer as the bank announces it. */
export interface Transfer {
  remittanceNo: string
  userId: string
  bankName: string
  tail: string
  amount: string
}

/**
 * Lets a bank transfer arrive now: from a bound card it becomes a purchase of wallet shares, anything else goes back. The same
 * number again changes nothing.
 */
export function receiveTransfer(world: World, transfer: Transfer): void {
  const { db, clock, market } = world
  const now = clock.now()
  const wallet = market.fund(WALLET_FUND)
  const card = cardsOf(db, transfer.userId, now.slice(0, 8)).find(
    (it) => it.tail === transfer.tail && it.bank_name === transfer.bankName,
  )
  const remark = !wallet
    ? '暂不支持大额充值'
    : !card
      ? '汇款账户不是已绑定的银行卡，款项已退回'
      : compare(transfer.amount, MIN_REMITTANCE) < 0
        ? `低于最低金额 ${MIN_REMITTANCE} 元，款项已退回`
        : ''
  const applyNo = `R${madeApplyNo('remittance', transfer.remittanceNo)}`
  const credited = remark === '' && wallet && card
  db.transaction(() => {
    const added = db.run(
      'INSERT OR IGNORE INTO remittances VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      transfer.remittanceNo,
      transfer.userId,
      now,
      cents(transfer.amount),
      transfer.bankName,
      transfer.tail,
      card?.bank_serial ?? null,
      credited ? 'arrived' : 'returned',
      remark,
      credited ? applyNo : null,
    )
    if (added === 0 || !credited) return
    const dates = datesFor(wallet, now, market)
    recordPaid(db, {
      apply_no: applyNo,
      user_id: transfer.userId,
      fund_code: wallet.code,
      bank_serial: card.bank_serial,
      business_kind: 'w6',
      amount: cents(transfer.amount),
      request: '',
      oper_time: now,
      trade_date: dates.tradeDay,
      confirm_date: dates.confirmDate,
      income_date: dates.incomeShown,
    })
  })
}
