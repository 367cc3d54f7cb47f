import * as v from 'valibot'
import { RET } from '#src/api/endpoint.ts'
import {
  queryTransactionDetail,
  queryTransactionList,
  transactionRecord,
} from '#src/api/transaction.ts'
import { Refusal } from '../refusal.ts'
import { yuan } from '../store/cents.ts'
import { orderRow } from '../trading/orders.ts'
import type { World } from '../world.ts'
import { forUser } from './route.ts'

const orderAndCard = v.object({
  ...orderRow.entries,
  channel_id: v.string(),
  bank_name: v.string(),
  tail: v.string(),
})

const ORDERS = `SELECT o.*, c.channel_id, c.bank_name, c.tail FROM orders o JOIN cards c USING (bank_serial)
  WHERE o.user_id = ?`

const orNull = (cents: number | null) => (cents === null ? null : yuan(cents))

function recordOf(
  order: v.InferOutput<typeof orderAndCard>,
  { market }: World,
): v.InferOutput<typeof transactionRecord> {
  return {
    applyNo: order.apply_no,
    status: order.status,
    businessCode: order.business_code,
    businessKind: '',
    subBussinessKind: '',
    secBizCode: '',
    targetFundCode: null,
    targetFundName: '',
    productCode: '',
    portfolioCode: '',
    buyPlanNo: '',
    applicationVol: null,
    targetCfmVol: null,
    targetNav: null,
    operDate: order.oper_time.slice(0, 8),
    dividendMethod: null,
    fundCode: order.fund_code,
    fundName: market.fund(order.fund_code)?.name ?? order.fund_code,
    channelId: order.channel_id,
    channelName: `${order.bank_name}（尾号 ${order.tail}）`,
    applicationAmt: yuan(order.amount),
    applicationCfmAmt: orNull(
      order.net === null || order.fee === null ? null : order.net + order.fee,
    ),
    applicationCfmVol: orNull(order.shares),
    fee: orNull(order.fee),
    feeRate: order.fee_rate,
    nav: order.nav,
    operTime: order.oper_time,
    transactionDate: order.trade_date,
    transactionCfmDate: order.confirm_date,
    incomeDate: order.income_date,
    paymentDate: null,
    paymentTimeTxt: '',
    errorDetail: order.error_detail,
    tradingTaxFlag: '',
  }
}

export const transactionFamily = [
  forUser(queryTransactionList, ({ page, size }, world, user) => {
    const rows = world.db.all(
      orderAndCard,
      `${ORDERS} ORDER BY o.oper_time DESC, o.seq DESC LIMIT ? OFFSET ?`,
      user.user_id,
      size,
      (page - 1) * size,
    )
    const total = world.db.get(
      v.object({ total: v.number() }),
      'SELECT count(*) AS total FROM orders WHERE user_id = ?',
      user.user_id,
    )
    return { total: total?.total ?? 0, records: rows.map((row) => recordOf(row, world)) }
  }),

  forUser(queryTransactionDetail, ({ applyNo }, world, user) => {
    const order = world.db.get(orderAndCard, `${ORDERS} AND o.apply_no = ?`, user.user_id, applyNo)
    if (!order) throw new Refusal(RET.notFound, '没有这笔交易')
    return { serverTime: world.clock.now(), record: recordOf(order, world) }
  }),
]
