import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { listRemittances, queryRemittanceAccount } from '#api/calls/remittance.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { tradeDay } from '#domain/calendar/trading-dates.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import { paymentCards, cutOffTime } from '#test/sandbox/departments/trading/purchase-terms.ts'
import { MIN_REMITTANCE, userRemarkCode } from '#test/sandbox/departments/trading/remittance.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'

const row = v.object({
  remittance_no: v.string(),
  arrive_time: v.string(),
  amount: v.number(),
  bank_name: v.string(),
  card_tail: v.nullable(v.string()),
  state: v.picklist(['arrived', 'credited', 'returned']),
  remark: v.string(),
  apply_no: v.nullable(v.string()),
})

export const remittanceFamily = [
  forUser(queryRemittanceAccount, (_fields, world, user) => {
    if (user.auth_flag !== '1') throw new Refusal(RET.notAuthenticated, '请先完成实名认证')
    const now = world.clock.now()
    const day = tradeDay(now, world.market.isTradingDay)
    const company = world.market.fund(WALLET_FUND)?.companyName ?? ''
    return {
      accountName: `${company === '' ? '禾岸基金管理有限公司' : company}直销专户`,
      // Invented: eight zeros after the bank's prefix.
      accountNo: '3100000000000013862',
      bankName: '江海银行',
      branchName: '江海银行总行营业部',
      remarkCode: userRemarkCode(user.user_id),
      minAmount: MIN_REMITTANCE,
      cutoffTime: cutOffTime(day),
      tradeDate: day,
      cards: paymentCards(world.db, user.user_id, now.slice(0, 8)).map((card) => ({
        bankSerial: card.bank_serial,
        bankName: card.bank_name,
        cardTail: card.tail,
      })),
    }
  }),

  forUser(listRemittances, ({ page, size }, world, user) => {
    const records = world.db.all(
      row,
      `SELECT m.remittance_no, m.arrive_time, m.amount, m.bank_name, m.card_tail, iif(m.remark = '', coalesce(o.error_detail, ''), m.remark) AS remark, m.apply_no,
         CASE WHEN o.status = '1' THEN 'credited' WHEN o.status IN ('2', '7') THEN 'returned' ELSE m.state END AS state
       FROM remittances m LEFT JOIN orders o USING (apply_no) WHERE m.user_id = ?
       ORDER BY m.arrive_time DESC, m.remittance_no LIMIT ? OFFSET ?`,
      user.user_id,
      size,
      (page - 1) * size,
    )
    const total = world.db.get(
      v.object({ total: v.number() }),
      'SELECT count(*) AS total FROM remittances WHERE user_id = ?',
      user.user_id,
    )
    return {
      total: total?.total ?? 0,
      records: records.map((it) => ({
        remittanceNo: it.remittance_no,
        arriveTime: it.arrive_time,
        amount: yuan(it.amount),
        bankName: it.bank_name,
        cardTail: it.card_tail,
        state: it.state,
        remark: it.remark,
        applyNo: it.apply_no,
      })),
    }
  }),
]
