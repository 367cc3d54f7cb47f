import { addDays } from '#domain/calendar/calendar-date.ts'
import { formatDate, formatNearDay } from '#domain/calendar/format-dates.ts'
import { accountWords } from './account-words.ts'
import { contentWords } from './content-words.ts'
import { fundWords } from './fund-words.ts'
import type { FactOf, MessageFact } from './message-facts.ts'
import { around, plain, type MessageWords } from './message-text.ts'
import { orderWords } from './order-words.ts'
import { planWords } from './plan-words.ts'
import { rewardWords } from './reward-words.ts'

/** The days on which the exchanges are closed, said on the day before. */
function closureAhead(fact: FactOf<'closureAhead'>): MessageWords {
  const today = addDays(fact.from, -1)
  const [from, to, opens] = [fact.from, fact.to, fact.opens].map((day) => formatNearDay(day, today))
  return plain(
    '休市安排',
    `${from === to ? from : `${from} 至 ${to}`} 休市，期间的申请按 ${opens} 受理，到账顺延`,
  )
}

/** A message's title and text: rules.md#messages. */
export function messageWords(fact: MessageFact): MessageWords {
  switch (fact.event) {
    case 'orderPaid':
    case 'orderCancelled':
    case 'orderConfirmed':
    case 'orderFailed':
    case 'moneyArrived':
    case 'dividendReinvested':
    case 'holdingChanged':
      return orderWords(fact.event, fact.order)
    case 'debitFailed':
    case 'planEnded':
    case 'debitSkipped':
    case 'goalReached':
    case 'planCardChanged':
    case 'debitMoved':
    case 'debitDateMoved':
      return planWords(fact)
    case 'deviceSignedIn':
    case 'accountFrozen':
    case 'accountUnfrozen':
    case 'passwordChanged':
    case 'mobileChanged':
    case 'cardBound':
    case 'cardUntied':
    case 'documentApproved':
    case 'documentRejected':
    case 'documentEnds':
    case 'assessmentEnds':
    case 'assessmentEnded':
    case 'taxInfoAsked':
    case 'requestDecided':
    case 'complaintExtended':
    case 'complaintAnswered':
      return accountWords(fact)
    case 'managerChanged':
    case 'fundStarted':
    case 'dividendPaid':
    case 'sharesConverted':
    case 'riskRatingChanged':
    case 'purchaseLimited':
    case 'valueReached':
    case 'percentileReached':
    case 'reportPublished':
      return fundWords(fact)
    case 'questionAnswered':
    case 'replied':
    case 'followedWrote':
    case 'textReviewed':
    case 'reportDecided':
    case 'talkSoon':
    case 'milestoneDay':
      return contentWords(fact)
    case 'monthReady':
      return plain(
        `${Number(fact.month.slice(4))} 月月报已生成`,
        `${fact.month.slice(0, 4)} 年 ${Number(fact.month.slice(4))} 月的收益、交易和定投都在这里`,
      )
    case 'billReady':
      return plain(
        `${fact.year} 年度账单已生成`,
        '这一年的收益、交易和定投都在这里，每个数字都可以核对',
      )
    case 'orderDateMoved': {
      const what = fact.what === 'arrival' ? '到账' : '确认'
      return plain(
        `订单${what}日期有变`,
        around(
          fact.fundName,
          (name) =>
            `${name}，${what}由 ${formatDate(fact.from)} 改为 ${formatDate(fact.to)}，休市安排已公布`,
        ),
      )
    }
    case 'campaignBegins':
    case 'campaignEnds':
    case 'rewardReady':
    case 'rewardEnds':
    case 'coinsGiven':
    case 'coinsEnd':
    case 'couponEnds':
    case 'couponGiven':
    case 'couponReturned':
    case 'giftTaken':
      return rewardWords(fact)
    case 'companyAnnounced':
      return plain('公司公告', fact.announcement)
    case 'closureAhead':
      return closureAhead(fact)
    case 'agreementChanged':
      return plain(
        '协议有更新',
        around(fact.document, (name) => `${name}${fact.change}`),
      )
  }
}
