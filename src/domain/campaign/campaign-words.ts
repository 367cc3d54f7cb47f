/** The words of campaigns, which the provider's refusals have too (rules.md#campaigns). */
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Tier } from '#domain/vip/vip-tiers.ts'
import { tierName } from '#domain/vip/vip-words.ts'
import type { CampaignFacts, CampaignNeed, CampaignState } from './campaign-state.ts'

/** `4月30日`; with its year where that is not this one. */
export function monthDay(time: Time14, now: Time14): string {
  const year = time.slice(0, 4) === now.slice(0, 4) ? '' : `${time.slice(0, 4)}年`
  return `${year}${Number(time.slice(4, 6))}月${Number(time.slice(6, 8))}日`
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** `2 天 04:12:09`; the second that has begun counts. */
export function countdownText(msLeft: number): string {
  const seconds = Math.ceil(msLeft / 1_000)
  const days = Math.floor(seconds / 86_400)
  const rest = seconds % 86_400
  const clock = [rest / 3_600, (rest % 3_600) / 60, rest % 60].map((it) => pad(Math.floor(it)))
  return `${days > 0 ? `${days} 天 ` : ''}${clock.join(':')}`
}

/** The reason why somebody cannot join yet; of a tier `tierReason` says which one. */
export const NEED_REASONS: Record<Exclude<CampaignNeed, 'tier'>, string> = {
  login: '请先登录',
  verified: '请先完成实名认证',
  card: '请先绑定银行卡',
  risk: '请先完成风险测评',
  newcomer: '仅限新客户参加',
  app: '仅限在 App 内参加',
  adult: '未满 18 周岁不能参加',
}

/** Returns which members can join. */
export const tierReason = (tier: Tier): string => `${tierName(tier)} 及以上会员可参加`

/** The need for joining, in the rules of a campaign. */
export const NEED_RULES: Record<CampaignNeed, string> = {
  login: '已登录',
  verified: '已完成实名认证',
  card: '已绑定银行卡',
  risk: '风险测评在有效期内',
  newcomer: '新客户',
  tier: '达到要求的会员等级',
  app: '在 App 内参加',
  adult: '年满 18 周岁',
}

export const NOT_BEGUN = '活动尚未开始'
export const ENDED = '活动已结束'
export const SOLD_OUT = '已领完'
export const JOINED = '已参加'

export const pausedText = (reason: string): string => `活动暂停：${reason}`

/** The words of a state, without what has its own words on the button. */
export function stateText(state: CampaignState, facts: CampaignFacts, now: Time14): string {
  switch (state.kind) {
    case 'paused':
      return pausedText(state.reason)
    case 'notBegun':
      return `距开始 ${countdownText(state.msLeft)}`
    case 'ended':
      return state.claimable ? `${ENDED}，奖励可领至 ${monthDay(facts.claimUntil, now)}` : ENDED
    case 'joined':
      return JOINED
    case 'soldOut':
      return SOLD_OUT
    case 'notEligible':
      return state.need === 'login' ? '登录后参加' : `暂不符合条件：${state.reason}`
    case 'open':
      return `进行中 · ${monthDay(facts.endTime, now)} ${clockOf(facts.endTime)} 结束`
  }
}

const clockOf = (time: Time14): string => `${time.slice(8, 10)}:${time.slice(10, 12)}`

/** A section of a campaign's rules. */
interface RuleSection {
  readonly heading: string
  readonly text: string
}

interface RuledCampaign extends Pick<CampaignFacts, 'startTime' | 'endTime' | 'claimUntil'> {
  readonly needs: readonly CampaignNeed[]
  /** The number of those that may join in all; null without a limit. */
  readonly places: number | null
}

/** Returns what is enforced by dates, conditions and places, as the rules print it. */
export function enforcedRules(campaign: RuledCampaign): readonly RuleSection[] {
  const { startTime, endTime, claimUntil, needs, places } = campaign
  const time = (at: Time14) => formatDateTime(at, { seconds: false })
  return [
    {
      heading: '活动时间',
      text: `${time(startTime)} 至 ${time(endTime)}（不含结束时刻），以服务器时间为准`,
    },
    {
      heading: '参加条件',
      text: needs.length === 0 ? '不限' : needs.map((need) => NEED_RULES[need]).join('、'),
    },
    ...(places === null ? [] : [{ heading: '参加名额', text: `共 ${places} 个，先到先得` }]),
    // Without a claim afterwards, the reward is given at once.
    ...(claimUntil === endTime
      ? []
      : [{ heading: '领取截止', text: `${time(claimUntil)} 前，每档奖励限领一次` }]),
  ]
}
