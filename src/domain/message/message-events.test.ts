import { expect, test } from 'vitest'
import {
  isMessageEvent,
  MESSAGE_EVENTS,
  MESSAGE_KINDS,
  messageLock,
  unreadBadge,
} from './message-events.ts'

test('the table of events, by kind: * must be sent', () => {
  const rows = Object.entries(MESSAGE_EVENTS)
  const ofKind = (kind: string) =>
    rows
      .filter(([, row]) => row.kind === kind)
      .map(([name, row]) => `${name} ${row.leadsTo}${row.legal ? ' *' : ''}`)
  expect(Object.fromEntries(MESSAGE_KINDS.map((kind) => [kind, ofKind(kind)]))).toEqual({
    trade: [
      'orderPaid order *',
      'orderCancelled order *',
      'orderConfirmed order *',
      'orderFailed order *',
      'moneyArrived order *',
      'dividendReinvested order *',
      'holdingChanged order *',
      'orderDateMoved order *',
    ],
    plan: [
      'debitFailed plan *',
      'planEnded plan *',
      'debitSkipped plan',
      'goalReached plan',
      'planCardChanged plan',
      'debitMoved plan',
      'debitDateMoved plan',
    ],
    account: [
      'deviceSignedIn security *',
      'accountFrozen security *',
      'accountUnfrozen security *',
      'passwordChanged security *',
      'mobileChanged mobile *',
      'cardBound centre *',
      'cardUntied centre *',
      'documentApproved document *',
      'documentRejected document *',
      'documentEnds document *',
      'assessmentEnds assessment *',
      'assessmentEnded assessment *',
      'taxInfoAsked tax *',
      'requestDecided request *',
      'complaintExtended complaint *',
      'complaintAnswered complaint *',
    ],
    fund: [
      'managerChanged fund',
      'fundStarted fund',
      'dividendPaid fund',
      'sharesConverted fund *',
      'riskRatingChanged fund *',
      'purchaseLimited fund',
      'valueReached fund',
      'percentileReached index',
      'reportPublished fundReports',
    ],
    content: [
      'questionAnswered question',
      'replied reply',
      'followedWrote written',
      'textReviewed ownContent',
      'reportDecided ownContent',
      'talkSoon talk',
      'milestoneDay milestone',
    ],
    report: ['monthReady month', 'billReady bill'],
    campaign: [
      'campaignBegins campaigns',
      'campaignEnds campaigns',
      'rewardReady campaigns',
      'rewardEnds campaigns',
      'coinsGiven coins',
      'coinsEnd coins',
      'couponGiven coupon',
      'couponEnds coupon',
      'couponReturned coupon',
      'giftTaken coupon',
    ],
    notice: ['companyAnnounced announcement', 'closureAhead rules', 'agreementChanged fund *'],
  })
})

test.each([
  ['trade', 'all'],
  ['plan', 'some'],
  ['account', 'all'],
  ['fund', 'some'],
  ['content', 'none'],
  ['report', 'none'],
  ['campaign', 'none'],
  ['notice', 'some'],
] as const)('of the kind %s, %s must be sent', (kind, lock) => {
  expect(messageLock(kind)).toBe(lock)
})

test.each([
  [-1, null],
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_345, '99+'],
])('the badge of %d unread is %s', (count, badge) => {
  expect(unreadBadge(count)).toBe(badge)
})

test.each(['', 'toString', '__proto__', 'orderpaid'])('takes %j for no event', (name) => {
  expect(isMessageEvent(name)).toBe(false)
})
