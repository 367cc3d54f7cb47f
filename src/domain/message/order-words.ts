/**
 * The words of messages about orders. The name and the state of an order are those of its own
 * screen.
 */
import { formatAmount, formatShares } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { DIVIDEND_METHODS, orderName } from '#domain/business-codes.ts'
import { shownStatus } from '#domain/order/order-status.ts'
import { MOST_TITLE } from './message-events.ts'
import type { OrderFact } from './message-facts.ts'
import { around, cut, HALF_NAME, type MessageWords } from './message-text.ts'

const yuan = (figure: string | null) => formatAmount(figure)

function orderTitle(order: OrderFact): string {
  return cut(`${orderName(order)}${shownStatus(order).name}`, MOST_TITLE)
}

function confirmed(order: OrderFact): MessageWords {
  const { fundName, targetName, businessCode } = order
  const title = orderTitle(order)
  const shares = formatShares(order.shares)
  const amount = yuan(order.amount)
  const payout = yuan(order.payout)
  switch (businessCode) {
    case '24':
    case '25': {
      const arrival = order.payDay === null ? '' : `，预计 ${formatDate(order.payDay)} 到账`
      return {
        title,
        text: around(fundName, (name) => `${name}，${shares} 份，${payout} 元${arrival}`),
        amounts: [shares, payout],
      }
    }
    case '36':
      return {
        title,
        text: `${cut(fundName, HALF_NAME)}转为${cut(targetName, HALF_NAME)} ${shares} 份`,
        amounts: [shares],
      }
    case '29': {
      const method = DIVIDEND_METHODS.get(order.dividendMethod ?? '') ?? ''
      return { title, text: around(fundName, (name) => `${name}，${method}`), amounts: [] }
    }
    default:
      return {
        title,
        text: around(fundName, (name) => `${name}，${amount} 元，确认 ${shares} 份`),
        amounts: [amount, shares],
      }
  }
}

/** Returns what the money is that has arrived. */
function arrivedTitle(order: OrderFact): string {
  const name = orderName(order)
  if (order.businessCode === '43' || order.businessCode === '98') return `${name}已到账`
  return ['2', '6', '7'].includes(order.status) ? `${name}退款已到账` : `${name}款项已到账`
}

export function orderWords(event: string, order: OrderFact): MessageWords {
  const { fundName } = order
  const payout = yuan(order.payout)
  const amount = yuan(order.amount)
  const shares = formatShares(order.shares)
  switch (event) {
    case 'orderPaid':
      return {
        title: orderTitle(order),
        text: around(fundName, (name) => `${name}，银行已付款 ${amount} 元，申请已受理，等待确认`),
        amounts: [amount],
      }
    case 'orderCancelled':
      return {
        title: orderTitle(order),
        text: around(fundName, (name) => `${name}，${order.errorDetail}`),
        amounts: [],
      }
    case 'orderFailed':
      return {
        title: orderTitle(order),
        text: around(fundName, (name) => `${name}，${order.errorDetail}`),
        amounts: [],
      }
    case 'moneyArrived':
      return {
        title: cut(arrivedTitle(order), MOST_TITLE),
        text: around(fundName, (name) => `${name}，${payout} 元已到${order.payee}`),
        amounts: [payout],
      }
    case 'dividendReinvested':
      return {
        title: orderName(order),
        text: around(fundName, (name) => `${name}，分红 ${amount} 元，转为 ${shares} 份`),
        amounts: [amount, shares],
      }
    case 'holdingChanged':
      return {
        title: orderName(order),
        text: around(fundName, (name) => `${name}，${shares} 份，由登记机构办理，详情可查看`),
        amounts: [shares],
      }
    default:
      return confirmed(order)
  }
}
