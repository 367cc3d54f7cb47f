/** The dated steps of an order: rules.md#order-timeline, rules.md#failure-texts. */
import {
  businessFamily,
  isBalanceChannel,
  isPlaced,
  isWalletKind,
  TRANSFER_PURCHASE_KIND,
  type BusinessFamily,
} from '#domain/business-codes.ts'
import type { Date8, DateOrTime, Time14 } from '#domain/calendar/calendar-date.ts'
import { datePassed, orderStatus, type OrderStatus } from './order-status.ts'

/** Every step a timeline may have, with its words. */
export const TIMELINE_LABELS = {
  placed: '下单成功',
  initiated: '登记机构发起',
  paidAwaitingConfirm: '付款成功，待确认',
  shareConfirmed: '份额确认，开始计算收益',
  viewIncome: '查看收益',
  tradeComplete: '交易完成',
  tradeFailed: '交易失败',
  shareConfirmFailed: '确认份额失败',
  fundraisingFailed: '募集失败',
  cancelled: '已撤单',
  redemptionConfirmed: '份额确认',
  fundsArrive: '资金到账',
  redemptionFailed: '交易失败，请稍后重试',
  withdrawalConfirming: '取出已提交，确认中',
  withdrawalFailed: '取出失败',
  conversionComplete: '份额确认，转换完成',
  conversionFailed: '转换确认失败',
  transferPurchaseComplete: '份额确认，转购完成',
  transferPurchaseFailed: '转购确认失败',
  dividendRegistered: '权益登记',
  dividendExDate: '除息',
  dividendPaid: '现金分红到账',
  dividendReinvested: '红利再投资，份额到账',
  dividendFailed: '分红失败',
  planOpened: '定投已开通',
  planEnded: '定投已结束',
  planChanged: '定投已变更',
  businessConfirmed: '确认成功',
  businessFailed: '确认失败',
} as const

export type TimelineCode = keyof typeof TIMELINE_LABELS

/** 1 done, 2 pending (its date is what is expected), 3 failed. */
export type TimelineState = 1 | 2 | 3

/**
 * The place where the money of a cancelled order goes back to, within minutes except to the card.
 */
export type FundReturn =
  | { kind: 'wallet' | 'balance' | 'pension' }
  | { kind: 'card'; expectedAt: Time14 | null }

export interface TimelineStep {
  code: TimelineCode
  /** `YYYYMMDD` or `YYYYMMDDHHmmss`; null when it is not known. */
  date: DateOrTime | null
  state: TimelineState
  /** The server's words about a failure, to be appended. */
  detail?: string
  /** The server's words for the time of arrival (paymentTimeTxt). */
  timeText?: string
  fundReturn?: FundReturn
}

export interface TimelineOrder {
  status: string
  businessCode: string
  businessKind: string
  channelId: string
  /** '01' is the pension fund account. */
  tradingTaxFlag: string
  /** operTime, or operDate. */
  placedAt: DateOrTime | null
  /** The time when the payment went through, where known. */
  paidAt: DateOrTime | null
  /** transactionCfmDate, or the expected day of confirmation. */
  confirmDate: Date8 | null
  /** The day on which the first income shows. */
  incomeDate: Date8 | null
  /** paymentDate, or the expected day of arrival. */
  arrivalDate: Date8 | null
  /** paymentTimeTxt. */
  arrivalTimeText: string
  errorDetail: string
  /** Of a dividend: 0 shares, 1 cash. */
  dividendMethod: string | null
  /** Of a dividend: its days; the record date is null where it is not known. */
  dividend: { recordDate: Date8 | null; exDate: Date8 } | null
}

type Phase = 'done' | 'underWay' | 'paying' | 'failed' | 'cancelled'

const PHASES: Record<OrderStatus, Phase> = {
  confirmed: 'done',
  complete: 'done',
  fundsArrived: 'done',
  paid: 'underWay',
  pending: 'underWay',
  withdrawing: 'underWay',
  placed: 'paying',
  paying: 'paying',
  unknown: 'paying',
  confirmFailed: 'failed',
  tradeFailed: 'failed',
  fundraisingFailed: 'failed',
  withdrawalFailed: 'failed',
  cancelled: 'cancelled',
}

/** The end of a plan is one step: no user placed it, and nothing of it is confirmed. */
const PLAN_STEPS: ReadonlyMap<string, TimelineCode> = new Map([
  ['59', 'planOpened'],
  ['60', 'planEnded'],
  ['61', 'planChanged'],
])

/** The steps of an order as of `today`, first to last. */
export function orderTimeline(order: TimelineOrder, today: Date8): TimelineStep[] {
  const noted = PLAN_STEPS.get(order.businessCode)
  if (noted !== undefined && order.status === '1') {
    const step = { code: noted, date: order.placedAt, state: 1 } as const
    return [order.errorDetail === '' ? step : { ...step, detail: order.errorDetail }]
  }
  const first = firstSteps(order, today)
  const status = orderStatus({ ...order, today })
  const phase = PHASES[status]
  if (phase === 'cancelled') return [...first, cancelledStep(order)]
  const family = businessFamily(order.businessCode)
  if (phase === 'failed') return [...first, failedStep(order, family, status, today)]
  return [...first, ...STEPS[family](order, phase, today)]
}

/**
 * Returns what comes before anything can fail: the order, what the registrar began, or the days of
 * a dividend.
 */
function firstSteps(order: TimelineOrder, today: Date8): TimelineStep[] {
  if (businessFamily(order.businessCode) !== 'dividend')
    return [
      {
        code: isPlaced(order.businessCode) ? 'placed' : 'initiated',
        date: order.placedAt,
        state: 1,
      },
    ]
  const { recordDate, exDate } = order.dividend ?? { recordDate: null, exDate: null }
  const step = (code: TimelineCode, date: Date8 | null): TimelineStep[] =>
    date === null ? [] : [{ code, date, state: date <= today ? 1 : 2 }]
  return [...step('dividendRegistered', recordDate), ...step('dividendExDate', exDate)]
}

type LivePhase = Exclude<Phase, 'failed' | 'cancelled'>
type Steps = (order: TimelineOrder, phase: LivePhase, today: Date8) => TimelineStep[]

const STEPS: Record<BusinessFamily, Steps> = {
  buy: (order, phase, today) => [
    {
      code: 'paidAwaitingConfirm',
      date: order.paidAt ?? (phase === 'paying' ? null : order.placedAt),
      state: phase === 'paying' ? 2 : 1,
    },
    { code: 'shareConfirmed', date: order.confirmDate, state: phase === 'done' ? 1 : 2 },
    phase === 'done' && datePassed(order.confirmDate, today)
      ? { code: 'tradeComplete', date: order.incomeDate ?? order.confirmDate, state: 1 }
      : { code: 'viewIncome', date: order.incomeDate, state: 2 },
  ],
  redeem: (order, phase, today) => [
    { code: 'redemptionConfirmed', date: order.confirmDate, state: phase === 'done' ? 1 : 2 },
    arrivalStep(
      order,
      phase === 'done' && order.arrivalDate !== null && order.arrivalDate.slice(0, 8) <= today
        ? 1
        : 2,
    ),
  ],
  quickWithdrawal: (order, phase) =>
    phase === 'done'
      ? [{ code: 'redemptionConfirmed', date: order.confirmDate, state: 1 }, arrivalStep(order, 1)]
      : [
          { code: 'withdrawalConfirming', date: order.confirmDate, state: 2 },
          arrivalStep(order, 2),
        ],
  conversion: (order, phase) => [
    {
      code:
        order.businessKind === TRANSFER_PURCHASE_KIND
          ? 'transferPurchaseComplete'
          : 'conversionComplete',
      date: order.confirmDate,
      state: phase === 'done' ? 1 : 2,
    },
  ],
  dividend: (order, phase, today) => {
    if (order.dividendMethod === '0') {
      const there = phase === 'done' && order.confirmDate !== null && order.confirmDate <= today
      return [{ code: 'dividendReinvested', date: order.confirmDate, state: there ? 1 : 2 }]
    }
    const there = phase === 'done' && order.arrivalDate !== null && order.arrivalDate <= today
    const paid: TimelineStep = {
      code: 'dividendPaid',
      date: order.arrivalDate,
      state: there ? 1 : 2,
    }
    return [order.arrivalTimeText === '' ? paid : { ...paid, timeText: order.arrivalTimeText }]
  },
  other: (order, phase) => [
    { code: 'businessConfirmed', date: order.confirmDate, state: phase === 'done' ? 1 : 2 },
  ],
}

function arrivalStep(order: TimelineOrder, state: TimelineState): TimelineStep {
  const step: TimelineStep = {
    code: 'fundsArrive',
    date: order.arrivalDate ?? order.confirmDate,
    state,
  }
  return order.arrivalTimeText === '' ? step : { ...step, timeText: order.arrivalTimeText }
}

function failedStep(
  order: TimelineOrder,
  family: BusinessFamily,
  status: OrderStatus,
  today: Date8,
): TimelineStep {
  // A day that was expected and has not come is none on which anything failed.
  const isPast = order.confirmDate !== null && order.confirmDate <= today
  const step: TimelineStep = {
    code: failureCode(order, family, status),
    date: isPast ? order.confirmDate : null,
    state: 3,
  }
  return order.errorDetail === '' ? step : { ...step, detail: order.errorDetail }
}

function failureCode(
  order: TimelineOrder,
  family: BusinessFamily,
  status: OrderStatus,
): TimelineCode {
  switch (family) {
    case 'buy':
      if (status === 'fundraisingFailed') return 'fundraisingFailed'
      return status === 'confirmFailed' ? 'shareConfirmFailed' : 'tradeFailed'
    case 'redeem':
      return 'redemptionFailed'
    case 'quickWithdrawal':
      return 'withdrawalFailed'
    case 'conversion':
      return order.businessKind === TRANSFER_PURCHASE_KIND
        ? 'transferPurchaseFailed'
        : 'conversionFailed'
    case 'dividend':
      return 'dividendFailed'
    case 'other':
      return status === 'confirmFailed' ? 'businessFailed' : 'tradeFailed'
  }
}

function cancelledStep(order: TimelineOrder): TimelineStep {
  const step: TimelineStep = { code: 'cancelled', date: null, state: 1 }
  // Only a purchase has taken money that can come back.
  return businessFamily(order.businessCode) === 'buy'
    ? { ...step, fundReturn: fundReturn(order) }
    : step
}

/**
 * Returns where the money of a cancelled purchase returns. Pension money never leaves its account,
 * so its flag decides first; a card gets it by the expected day of arrival at 23:59.
 */
export function fundReturn(order: {
  tradingTaxFlag: string
  channelId: string
  businessKind: string
  arrivalDate: Date8 | null
}): FundReturn {
  if (order.tradingTaxFlag === '01') return { kind: 'pension' }
  if (isBalanceChannel(order.channelId)) return { kind: 'balance' }
  if (isWalletKind(order.businessKind)) return { kind: 'wallet' }
  return {
    kind: 'card',
    expectedAt: order.arrivalDate === null ? null : `${order.arrivalDate.slice(0, 8)}235900`,
  }
}
