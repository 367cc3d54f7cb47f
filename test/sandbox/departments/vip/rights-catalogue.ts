import { brand } from '#domain/brand.ts'
import type { RightCycle, RightKind } from '#domain/vip/vip-rights.ts'
import type { Tier } from '#domain/vip/vip-tiers.ts'

/** A right as an operator would enter it. */
export interface Right {
  readonly rightId: string
  readonly kind: RightKind
  readonly title: string
  readonly summary: string
  readonly content: readonly string[]
  readonly minTier: Tier
  readonly cycle: RightCycle
  /** Null without a limit. */
  readonly quota: number | null
  readonly hours: string
}

const NOT_A_PROMISE = '权益与基金的费率、净值和收益无关，不代表任何收益承诺。'
const LECTURE = '名额按预约先后确认，不收取费用，不销售产品。'
const REVIEW = '回顾只说明已经发生的资产与交易，不推荐产品，不预测收益。'
const OFFICE = '交易日 9:00–17:00'

const right = (
  [rightId, kind, title, summary]: readonly [string, RightKind, string, string],
  minTier: Tier,
  [cycle, quota]: readonly [RightCycle, number | null],
  content: readonly string[],
  hours: string = OFFICE,
): Right => ({ rightId, kind, title, summary, content, minTier, cycle, quota, hours })

/** Every coupon of a member is of one batch: the same for small and large holdings. */
const coupon = (rightId: string, minTier: Tier, cycle: RightCycle, quota: number): Right =>
  right(
    [rightId, 'coupon', `V${minTier} 申购费券`, '20 元申购费抵扣券，满 1,000 元可用'],
    minTier,
    [cycle, quota],
    [
      '领取后 30 天内有效，抵扣买入基金的申购费，抵完为止，不找零、不折现。',
      '面额与资产多少无关。',
      NOT_A_PROMISE,
    ],
    '全天',
  )

const hotline = (rightId: string, minTier: Tier, title: string, summary: string): Right =>
  right(
    [rightId, 'hotline', title, summary],
    minTier,
    ['month', null],
    ['接通后请报姓名，客服会先核对您的身份。', '客服不会索要密码和验证码。'],
    brand.serviceHours,
  )

export const RIGHTS: readonly Right[] = [
  hotline('line-member', 1, '会员专线', '人工客服优先接听'),
  coupon('coupon-v1', 1, 'year', 1),
  right(
    ['lecture', 'seat', '线上讲座', '每月一场，讲费用、风险与规则'],
    1,
    ['month', 1],
    ['讲座 60 分钟，可以提问，结束后可回看 7 天。', LECTURE],
  ),
  right(
    ['review-year', 'report', '年度资产回顾', '一年的资产变化、交易与费用'],
    1,
    ['year', 1],
    ['报告按您的记录整理，客服致电讲解约 20 分钟。', REVIEW],
  ),
  right(
    ['review-quarter', 'report', '季度持仓回顾', '各基金的占比、回撤与费用'],
    2,
    ['quarter', 1],
    ['报告按您的持仓整理，客服致电讲解约 20 分钟。', REVIEW],
  ),
  right(
    ['pension-talk', 'seat', '养老规划讲座', '个人养老金的规则与税收'],
    2,
    ['quarter', 1],
    ['讲座 60 分钟，可以提问，结束后可回看 7 天。', LECTURE],
  ),
  coupon('coupon-v2', 2, 'quarter', 1),
  hotline('line-manager', 3, '专属客服', '由固定的客服接听'),
  right(
    ['salon', 'seat', '线下沙龙', '在本地分公司举行，每场 20 席'],
    3,
    ['quarter', 1],
    ['时间与地点在预约后短信告知，改期至少提前 2 天通知。', LECTURE],
  ),
  right(
    ['risk-review', 'report', '风险匹配检查', '持仓的风险与您的等级是否匹配'],
    3,
    ['quarter', 1],
    ['逐只列出高于您风险等级的基金及其占比。', REVIEW],
  ),
  right(
    ['research', 'seat', '投研交流会', '听研究员讲行业与方法'],
    4,
    ['quarter', 1],
    ['只交流研究方法与已公开的信息。', LECTURE],
  ),
  right(
    ['tax-talk', 'seat', '税务与传承讲座', '由律师与税务师讲解'],
    4,
    ['year', 2],
    ['讲座 90 分钟，不提供个案的法律与税务意见。', LECTURE],
  ),
  coupon('coupon-v4', 4, 'month', 1),
  right(
    ['manager-meeting', 'seat', '基金经理见面会', '听基金经理讲已公布的定期报告'],
    5,
    ['year', 2],
    ['只讲解已公布的定期报告，不透露未公开的信息。', LECTURE],
  ),
  right(
    ['review-month', 'report', '月度持仓回顾', '每月的资产变化、占比与费用'],
    5,
    ['month', 1],
    ['报告按您的记录整理，客服致电讲解约 20 分钟。', REVIEW],
  ),
  right(
    ['visit', 'seat', '走进公司', '参观公司，了解基金怎样运作'],
    5,
    ['year', 1],
    ['半天，含午餐以外不提供礼品。', LECTURE],
  ),
]
