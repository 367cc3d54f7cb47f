import * as v from 'valibot'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { RET } from '#api/endpoint.ts'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { SIDES } from '#domain/invite/rewards.ts'
import { STAGES } from '#domain/invite/stages.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { dataFile, filledText } from '#test/sandbox/kernel/data-file.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import data from './terms.json' with { type: 'json' }

export const BIND_DAYS = 30
export const HOLD_DAYS = 30
export const MIN_PURCHASE = '100.00'
export const RULE_VERSION = '20260101'

const step = { stage: v.picklist(STAGES), side: v.picklist(SIDES) }

/** The gain of one side at a stage; `cost`: what it takes of the budget, in coins. */
const gain = v.union([
  v.pipe(
    v.strictObject({ ...step, coins: v.number() }),
    v.transform(({ stage, side, coins }) => {
      const title = `${unitAmount(coins, 'plain')} 金币`
      return { stage, side, title, coins, batchId: null, cost: coins }
    }),
  ),
  v.pipe(
    v.strictObject({ ...step, title: v.string(), batchId: v.string() }),
    v.transform(({ stage, side, title, batchId }) => ({
      stage,
      side,
      title,
      coins: 0,
      batchId,
      cost: 2_000,
    })),
  ),
])

const ruleText = v.pipe(
  v.string(),
  v.transform((text) =>
    filledText(text, {
      bindDays: String(BIND_DAYS),
      holdDays: String(HOLD_DAYS),
      minPurchase: formatAmount(MIN_PURCHASE),
    }),
  ),
)
const rules = v.array(v.strictObject({ heading: v.string(), text: ruleText }))
/** A time, or days from where the market starts. */
const moment = v.union([v.string(), v.number()])

/** A campaign of invitations, as an operator would enter it. */
const campaign = v.strictObject({
  campaignId: v.string(),
  title: v.string(),
  from: v.optional(moment, -400),
  until: v.optional(moment, 600),
  paysUntil: v.optional(moment, 690),
  gains: v.exactOptional(v.array(gain)),
  /** Paid by the number of friends who have verified, each step once. */
  ladder: v.optional(v.array(v.strictObject({ friends: v.number(), coins: v.number() })), []),
  /** Claimed month by month, by the friends who verified in it. */
  monthly: v.optional(v.boolean(), false),
  caps: v.optional(v.strictObject({ month: v.number(), campaign: v.number() }), {
    month: 20,
    campaign: 100,
  }),
  /** In coins. */
  budget: v.optional(v.number(), 1_000_000),
  /** Simulated yuan of the income challenge; null without one. */
  principal: v.optional(v.nullable(v.string()), null),
  rules: v.exactOptional(rules),
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

const { usualGains, usualRules, campaigns } = dataFile(
  'terms.json',
  v.strictObject({
    usualGains: v.array(gain),
    usualRules: rules,
    campaigns: v.array(campaign),
  }),
  data,
)
const CATALOGUE = campaigns.map((it) => {
  const { gains = usualGains, rules: own = usualRules } = it
  return Object.assign(it, { gains, rules: own })
})
export type InviteTerms = (typeof CATALOGUE)[number]

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
