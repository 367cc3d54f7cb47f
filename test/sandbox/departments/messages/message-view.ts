import * as v from 'valibot'
import type { message } from '#api/calls/message.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { isMessageEvent, type MessageEvent } from '#domain/message/message-events.ts'
import type { MessageFact, OrderFact } from '#domain/message/message-facts.ts'
import { messageWords } from '#domain/message/message-words.ts'
import { FUND_KINDS } from '#domain/watch/price-reminder.ts'
import { announcementOf } from '#test/sandbox/departments/company/announcements.ts'
import { specialById } from '#test/sandbox/departments/content/catalogue.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import { findOrder } from '#test/sandbox/departments/trading/orders.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { messagePath, word } from './message-path.ts'
import type { MessageRow } from '#test/sandbox/kernel/outbox.ts'

type Message = v.InferInput<typeof message>

const orNull = (cents: number | null) => (cents === null ? null : yuan(cents))

const cardRow = v.object({ bank_name: v.string(), tail: v.string() })

function orderFact({ db, market }: World, row: MessageRow): OrderFact | null {
  const order = findOrder(db, row.subject)
  if (!order) return null
  const fund = market.fund(order.fund_code)
  const isPurchase = ['20', '22', '39'].includes(order.business_code)
  const card = db.get(
    cardRow,
    'SELECT bank_name, tail FROM cards WHERE bank_serial = ?',
    order.bank_serial,
  )
  const wallet = order.route === 'wallet' ? market.fund(WALLET_FUND) : undefined
  const failed: MessageEvent[] = ['orderFailed']
  const time = row.time.slice(0, 8)
  return {
    businessCode: order.business_code,
    // What has become of it since is of other messages.
    status: row.event === 'orderPaid' ? '3' : order.status,
    dividendMethod: order.dividend_method,
    fundTypeCode: fund?.typeCode ?? '',
    fundName: fund?.name ?? order.fund_code,
    targetName: market.fund(order.target_fund ?? '')?.name ?? '',
    confirmDate: failed.some((it) => it === row.event) ? time : order.confirm_date,
    today: time,
    errorDetail: order.error_detail,
    amount: isPurchase ? yuan(order.amount) : orNull(order.net ?? order.amount),
    payout: yuan(order.payout > 0 ? order.payout : (order.net ?? 0)),
    payDay: order.payment_date,
    payee: wallet?.name ?? (card ? `${card.bank_name}（尾号 ${card.tail}）` : '银行卡'),
    shares: orNull(order.business_code === '36' ? order.target_shares : order.shares),
  }
}

const planName = ({ db }: World, row: MessageRow): string =>
  db.get(
    v.object({ plan_name: v.string() }),
    'SELECT plan_name FROM plans WHERE plan_no = ?',
    row.subject,
  )?.plan_name ?? ''

/** What happened, from the books; null where they no longer have it. */
function factOf(world: World, row: MessageRow): MessageFact | null {
  const { event } = row
  if (!isMessageEvent(event)) return null
  const fundName = () => world.market.fund(row.subject)?.name ?? row.subject
  switch (event) {
    case 'orderPaid':
    case 'orderCancelled':
    case 'orderConfirmed':
    case 'orderFailed':
    case 'moneyArrived':
    case 'dividendReinvested':
    case 'holdingChanged': {
      const order = orderFact(world, row)
      return order === null ? null : { event, order }
    }
    case 'debitFailed':
    case 'planEnded':
      return {
        event,
        planName: planName(world, row),
        failures: Number(row.detail['failures'] ?? 0),
        reason: word(row, 'reason'),
      }
    case 'debitSkipped':
      return {
        event,
        planName: planName(world, row),
        day: word(row, 'day'),
        reason: word(row, 'reason'),
      }
    case 'goalReached':
      return { event, planName: planName(world, row), reason: word(row, 'reason') }
    case 'planCardChanged':
      return { event, planName: planName(world, row), card: word(row, 'card') }
    case 'passwordChanged':
    case 'accountFrozen':
    case 'accountUnfrozen':
      return { event }
    case 'deviceSignedIn':
      return { event, device: word(row, 'device'), place: word(row, 'place') }
    case 'mobileChanged':
      return { event, mobileNo: word(row, 'mobileNo') }
    case 'cardBound':
    case 'cardUntied':
      return { event, card: word(row, 'card') }
    case 'documentApproved':
    case 'taxInfoAsked':
    case 'assessmentEnded':
      return { event }
    case 'documentRejected':
      return { event, reason: word(row, 'reason') }
    case 'documentEnds':
    case 'assessmentEnds':
      return { event, until: word(row, 'until') }
    case 'requestDecided':
      return {
        event,
        request: word(row, 'request') === 'replaceCard' ? 'replaceCard' : 'changeMobile',
        approved: row.detail['approved'] === true,
        reason: word(row, 'reason'),
      }
    case 'managerChanged':
    case 'fundStarted':
    case 'dividendPaid':
    case 'sharesConverted':
    case 'riskRatingChanged':
    case 'purchaseLimited':
      return { event, fundName: fundName(), content: word(row, 'content') }
    case 'reportPublished':
      return {
        event,
        fundName: fundName(),
        others: Number(row.detail['others'] ?? 0),
        end: word(row, 'end'),
      }
    case 'valueReached': {
      const kind = FUND_KINDS.find((it) => it === word(row, 'kind'))
      if (kind === undefined) return null
      return {
        event,
        fundName: fundName(),
        reminder: { kind, limit: word(row, 'limit') },
        published: { level: word(row, 'nav'), dayChange: word(row, 'dayChange') || null },
        navDate: word(row, 'navDate'),
        today: row.time.slice(0, 8),
      }
    }
    case 'percentileReached':
      return {
        event,
        indexName: world.market.indexes.find(({ code }) => code === row.subject)?.name ?? '',
        basis: word(row, 'basis') === 'pb' ? 'pb' : 'pe',
        limit: word(row, 'limit'),
        percentile: word(row, 'percentile'),
        date: word(row, 'date'),
        today: row.time.slice(0, 8),
      }
    case 'complaintExtended':
    case 'complaintAnswered':
      return { event, number: word(row, 'number'), reason: word(row, 'reason') }
    case 'questionAnswered':
      return { event, question: word(row, 'question') }
    case 'replied':
      return {
        event,
        by: word(row, 'by'),
        to: word(row, 'to') === 'comment' ? 'comment' : 'item',
        reply: word(row, 'reply'),
      }
    case 'followedWrote':
      return {
        event,
        author: word(row, 'author'),
        special: specialById(word(row, 'specialId'))?.title ?? '',
        writing: word(row, 'writing'),
        isAnswer: row.detail['isAnswer'] === true,
      }
    case 'textReviewed':
      return { event, excerpt: word(row, 'excerpt'), reason: word(row, 'reason') }
    case 'reportDecided':
      return { event, outcome: word(row, 'outcome') }
    case 'talkSoon':
      return { event, talk: word(row, 'talk'), at: word(row, 'at') }
    case 'milestoneDay':
      return { event, milestone: word(row, 'milestone') }
    case 'monthReady':
      return { event, month: row.subject }
    case 'billReady':
      return { event, year: row.subject }
    case 'debitMoved':
      return {
        event,
        planName: planName(world, row),
        from: word(row, 'from'),
        to: word(row, 'to'),
        provisional: row.detail['provisional'] === true,
        markets: word(row, 'markets'),
      }
    case 'debitDateMoved':
      return {
        event,
        planName: planName(world, row),
        from: word(row, 'from'),
        to: word(row, 'to'),
      }
    case 'orderDateMoved': {
      const fundCode = findOrder(world.db, row.subject)?.fund_code ?? ''
      return {
        event,
        what: row.detail['what'] === 'arrival' ? 'arrival' : 'confirmation',
        fundName: world.market.fund(fundCode)?.name ?? fundCode,
        from: word(row, 'from'),
        to: word(row, 'to'),
      }
    }
    case 'campaignBegins':
    case 'campaignEnds':
      return { event, campaign: word(row, 'campaign'), until: word(row, 'until') }
    case 'rewardReady':
      return { event, campaign: word(row, 'campaign'), reward: word(row, 'reward') }
    case 'rewardEnds':
      return { event, campaign: word(row, 'campaign'), until: word(row, 'until') }
    case 'coinsGiven':
      return { event, coins: Number(row.detail['coins'] ?? 0) }
    case 'coinsEnd':
      return { event, coins: Number(row.detail['coins'] ?? 0), until: word(row, 'until') }
    case 'couponEnds':
    case 'couponReturned':
    case 'couponGiven':
      return { event, coupon: word(row, 'coupon'), until: word(row, 'until') }
    case 'giftTaken':
      return { event, coupon: word(row, 'coupon') }
    case 'companyAnnounced':
      return { event, announcement: announcementOf(row.subject)?.title ?? '' }
    case 'closureAhead':
      return {
        event,
        from: word(row, 'from'),
        to: word(row, 'to'),
        opens: word(row, 'opens'),
      }
    case 'agreementChanged':
      return { event, document: word(row, 'document'), change: word(row, 'change') }
  }
}

/** A message as the user reads it; null where the books no longer have what it is about. */
export function messageView(world: World, row: MessageRow): Message | null {
  const fact = factOf(world, row)
  if (fact === null) return null
  return {
    messageId: row.message_id,
    kind: row.kind,
    eventKey: row.event_key,
    time: row.time,
    ...messageWords(fact),
    forward: {
      forwardType: '',
      targetUrl: messagePath(world, row, fact.event),
      wxUrl: '',
      appUrl: '',
      innerForwardType: '',
      params: [],
    },
    read: row.read_at === '' ? '0' : '1',
    legal: row.legal === 1 ? '1' : '0',
  }
}
