import { formatDate } from '#domain/calendar/format-dates.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import type { FactOf } from './message-facts.ts'
import { around, plain, quoted, type MessageWords } from './message-text.ts'

type RewardEvent =
  | 'campaignBegins'
  | 'campaignEnds'
  | 'rewardReady'
  | 'rewardEnds'
  | 'coinsGiven'
  | 'coinsEnd'
  | 'couponEnds'
  | 'couponGiven'
  | 'couponReturned'
  | 'giftTaken'

/** The words of messages about campaigns, coins and coupons. */
export function rewardWords(fact: FactOf<RewardEvent>): MessageWords {
  switch (fact.event) {
    case 'campaignBegins':
      return plain(
        '您参加过的活动又开始了',
        around(fact.campaign, (name) => `${quoted(name)}已开始，${formatDate(fact.until)} 结束`),
      )
    case 'campaignEnds':
      return plain(
        '您参加的活动即将结束',
        around(fact.campaign, (name) => `${quoted(name)} ${formatDate(fact.until)} 结束`),
      )
    case 'rewardReady':
      return plain(
        '活动奖励可以领取了',
        around(fact.campaign, (name) => `${quoted(name)}：${fact.reward}`),
      )
    case 'rewardEnds':
      return plain(
        '活动奖励即将失效',
        around(
          fact.campaign,
          (name) => `${quoted(name)}还有奖励没有领取，${formatDate(fact.until)} 失效`,
        ),
      )
    case 'coinsGiven':
      return plain('邀请奖励已到账', `${unitAmount(fact.coins, 'plain')} 金币已存入您的金币账户`)
    case 'coinsEnd':
      return plain(
        '金币即将过期',
        `${unitAmount(fact.coins, 'plain')} 金币 ${formatDate(fact.until)} 过期，请尽快使用`,
      )
    case 'couponEnds':
      return plain(
        '优惠券即将到期',
        around(fact.coupon, (name) => `${quoted(name)} ${formatDate(fact.until)} 到期，请及时使用`),
      )
    case 'couponGiven':
      return plain(
        '邀请奖励已到账',
        around(
          fact.coupon,
          (name) => `${quoted(name)}已放入卡券，${formatDate(fact.until)} 前可使用`,
        ),
      )
    case 'couponReturned':
      return plain(
        '优惠券已退回',
        around(fact.coupon, (name) => `${quoted(name)}已退回，${formatDate(fact.until)} 前可使用`),
      )
    case 'giftTaken':
      return plain(
        '您送出的优惠券已被领取',
        around(fact.coupon, (name) => `${quoted(name)}已被好友领取`),
      )
  }
}
