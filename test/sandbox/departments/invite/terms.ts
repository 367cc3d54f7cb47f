import { unitAmount } from '#domain/ledger/unit-words.ts'
import { RET } from '#api/endpoint.ts'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import type { LadderStep, RewardCaps, RewardSide } from '#domain/invite/rewards.ts'
import type { InviteStage } from '#domain/invite/stages.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { formatAmount } from '#domain/money/format-figures.ts'

/** What one side gets at a stage: coins, or a coupon of a batch. */
interface Gain {
  readonly stage: InviteStage
  readonly side: RewardSide
  readonly title: string
  readonly coins: number
  readonly batchId: string | null
  /** What it takes of the budget, in coins. */
  readonly cost: number
}

/** A campaign of invitations, as an operator would enter it. */
export interface InviteTerms {
  readonly campaignId: string
  readonly title: string
  /** Times, or days from where the market starts. */
  readonly from: Time14 | number
  readonly until: Time14 | number
  readonly paysUntil: Time14 | number
  readonly gains: readonly Gain[]
  /** Paid by the number of friends who have verified, each step once. */
  readonly ladder: readonly LadderStep[]
  /** Claimed month by month, by the friends who verified in it. */
  readonly monthly: boolean
  readonly caps: RewardCaps
  /** In coins. */
  readonly budget: number
  /** Simulated yuan of the income challenge; null without one. */
  readonly principal: string | null
  readonly rules: readonly { readonly heading: string; readonly text: string }[]
}

export const BIND_DAYS = 30
export const HOLD_DAYS = 30
export const MIN_PURCHASE = '100.00'
export const RULE_VERSION = '20260101'

const coins = (stage: InviteStage, side: RewardSide, amount: number): Gain => ({
  stage,
  side,
  title: `${unitAmount(amount, 'plain')} 金币`,
  coins: amount,
  batchId: null,
  cost: amount,
})
const coupon = (stage: InviteStage, side: RewardSide, title: string, batchId: string): Gain => ({
  stage,
  side,
  title,
  coins: 0,
  batchId,
  cost: 2_000,
})

const TENTH = coupon('registered', 'friend', '新人 1 折券', 'gift-tenth')
const HELD_20 = coupon('held', 'inviter', '20 元申购费抵扣券', 'reward-cut')
const HELD_10 = coupon('held', 'inviter', '10 元申购费抵扣券', 'invite-cut')

const RULES = [
  {
    heading: '邀请关系',
    text: `好友首次打开的邀请在 ${BIND_DAYS} 天内有效，注册时建立关系，一经建立不再改变。本人、已实名或已有交易的客户、已受邀的客户与公司员工不能受邀。`,
  },
  {
    heading: '奖励阶段',
    text: `实名奖励在好友完成实名当日 20:30 发放；持有奖励要求好友首笔非货币基金买入不低于 ${formatAmount(MIN_PURCHASE)} 元，份额确认后整笔持有 ${HOLD_DAYS} 天，到期日 20:30 发放。奖励固定，与买入金额无关。`,
  },
  {
    heading: '不发放的情形',
    text: '到期前提交卖出、超出每月或活动上限、活动预算用完、风控核查未通过、超出活动期限。每笔奖励的原因在记录中说明。',
  },
  {
    heading: '说明',
    text: '发送链接本身不获得奖励。奖励由公司承担，不是基金收益；涉及偶然所得的税款由公司承担。',
  },
] as const

const CAPS = { month: 20, campaign: 100 }

const terms = (
  campaignId: string,
  title: string,
  change: Partial<InviteTerms> = {},
): InviteTerms => ({
  campaignId,
  title,
  from: -400,
  until: 600,
  paysUntil: 690,
  gains: [TENTH],
  ladder: [],
  monthly: false,
  caps: CAPS,
  budget: 1_000_000,
  principal: null,
  rules: RULES,
  ...change,
})

export const INVITE = {
  of2020: 'invite-2020',
  of2025: 'invite-2025',
  of2026: 'invite-2026',
  always: 'invite-always',
  monthly: 'invite-month',
  plain: 'invite-wx',
  /** Sentinels: without budget, and without the income challenge. */
  broke: 'invite-broke',
  noChallenge: 'invite-plain',
} as const

const LADDER = [
  { friends: 1, coins: 50 },
  { friends: 3, coins: 100 },
  { friends: 5, coins: 150 },
]

const CATALOGUE: readonly InviteTerms[] = [
  terms(INVITE.of2025, '邀请好友 2025', {
    from: '20250101000000',
    until: '20260101000000',
    paysUntil: '20260401000000',
    gains: [TENTH, coins('verified', 'inviter', 100), HELD_20],
  }),
  terms(INVITE.of2026, '邀请好友 2026', {
    from: '20260101000000',
    until: '20270101000000',
    paysUntil: '20270401000000',
    ladder: LADDER,
    principal: '8888.00',
  }),
  terms(INVITE.of2020, '邀请好友，得 60 元', {
    from: '20200601000000',
    until: '20210101000000',
    paysUntil: '20210301000000',
    gains: [coupon('verified', 'inviter', '20 元申购费抵扣券', 'reward-cut')],
    caps: { month: 3, campaign: 3 },
    rules: [
      {
        heading: '活动内容',
        text: '2020 年 6 月 1 日至 12 月 31 日，每邀请 1 位好友实名得 20 元申购费抵扣券，封顶 60 元。',
      },
      { heading: '现状', text: '活动已结束，全部奖励已处理完毕，旧邀请链接不再建立邀请关系。' },
    ],
  }),
  terms(INVITE.always, '邀请好友', {
    gains: [TENTH, coins('verified', 'inviter', 50), HELD_10],
  }),
  terms(INVITE.monthly, '邀请任务', {
    ladder: [
      { friends: 1, coins: 20 },
      { friends: 3, coins: 80 },
      { friends: 5, coins: 150 },
    ],
    monthly: true,
  }),
  terms(INVITE.plain, '推荐给好友'),
  terms(INVITE.broke, '邀请好友（限额场）', {
    gains: [TENTH, coins('verified', 'inviter', 50)],
    budget: 0,
  }),
  terms(INVITE.noChallenge, '邀请好友 2026（新人礼）', { ladder: LADDER }),
]

const BY_ID = new Map(CATALOGUE.map((it) => [it.campaignId, it]))

/** The terms of a campaign, or RET.notFound. */
export function requireTerms(campaignId: string): InviteTerms {
  const found = BY_ID.get(campaignId)
  if (!found) throw new Refusal(RET.notFound, '没有这个邀请活动')
  return found
}

/** The period of a campaign. */
export function inviteTimes(
  it: InviteTerms,
  { start }: Pick<Market, 'start'>,
): Record<'startTime' | 'endTime' | 'paysUntil', Time14> {
  const time = (at: Time14 | number) =>
    typeof at === 'string' ? at : `${addDays(start.slice(0, 8), at)}000000`
  return { startTime: time(it.from), endTime: time(it.until), paysUntil: time(it.paysUntil) }
}

export function inviteState(
  it: InviteTerms,
  market: Pick<Market, 'start'>,
  now: Time14,
): 'notBegun' | 'running' | 'ended' {
  const { startTime, endTime } = inviteTimes(it, market)
  if (now < startTime) return 'notBegun'
  return now < endTime ? 'running' : 'ended'
}

export const campaignOf = (it: InviteTerms, market: Pick<Market, 'start'>, now: Time14) => ({
  campaignId: it.campaignId,
  title: it.title,
  state: inviteState(it, market, now),
  ...inviteTimes(it, market),
  bindDays: BIND_DAYS,
  holdDays: HOLD_DAYS,
  minPurchase: MIN_PURCHASE,
  gains: it.gains.map(({ stage, side, title }) => ({ stage, side, title })),
  ladder: [...it.ladder],
  caps: it.caps,
  ruleVersion: RULE_VERSION,
  rules: [...it.rules],
})
