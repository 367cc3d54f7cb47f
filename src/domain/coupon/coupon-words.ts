/** The words of coupons, which the provider's refusals have too: rules.md#coupons. */
import { brand } from '#domain/brand.ts'
import { secondsBetween, type Time14 } from '#domain/calendar/calendar-date.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { compare, divide, multiply, roundCent, roundTo, type Decimal } from '#domain/money/money.ts'
import type { CouponProblem } from './best-coupons.ts'
import type {
  Coupon,
  CouponContainer,
  CouponScene,
  CouponScope,
  CouponState,
  CouponTerms,
  PayMeans,
} from './coupon.ts'

/** A sum of a coupon's face: whole yuan without cents. */
const whole = (value: Decimal): string => formatAmount(roundCent(value)).replace(/\.00$/, '')

/** Whole myriads as such: 2 万. */
const myriads = (value: Decimal): string => {
  const count = divide(value, '10000')
  return compare(roundTo(count, 0), count) === 0 ? `${roundTo(count, 0)} 万` : `${whole(value)} `
}

/** Returns what it is worth: 申购费 1 折，最高减 50 元. */
export function couponFace(terms: CouponTerms): string {
  switch (terms.kind) {
    case 'rateFactor': {
      const most = terms.maxSave === null ? '' : `，最高减 ${whole(terms.maxSave)} 元`
      return `申购费 ${multiply(terms.factor, '10')} 折${most}`
    }
    case 'feeCut':
      return `抵申购费 ${whole(terms.cut)} 元`
    case 'feeBack':
      return `返还申购费 ${multiply(terms.share, '1')}%，最高 ${whole(terms.cap)} 元`
    case 'rateUp':
      return `${brand.walletName} +${terms.rate}% · ${terms.days} 天 · 限 ${myriads(terms.cap)}元`
    case 'experience':
      return `体验金 ${whole(terms.principal)} 元（模拟） · ${terms.days} 天`
  }
}

const SCENE_NAMES: Record<CouponScene, string> = {
  buy: '买入',
  subscribe: '认购',
  deposit: '存入',
  plan: '定投',
}
const CONTAINER_NAMES: Record<CouponContainer, string> = {
  app: 'App',
  web: '网页',
  applet: '小程序',
  partner: '合作方 App',
}
const PAY_NAMES: Record<PayMeans, string> = { card: '银行卡', wallet: brand.walletName }

const joined = <T extends string>(names: Readonly<Record<T, string>>, of: readonly T[]): string =>
  of.map((it) => names[it]).join('、')

/** Letters have a space on either side of them: 在 App、小程序使用. */
const inContainers = (containers: readonly CouponContainer[]): string =>
  `在${joined(CONTAINER_NAMES, containers)}使用`
    .replace(/^在(?=App)/, '在 ')
    .replace(/App使/, 'App 使')

/** The instalments of a plan: 首期, 前 3 期. */
const firstOnes = (first: number): string => (first === 1 ? '首期' : `前 ${first} 期`)

/** The other conditions: container, means of payment, instalment; none for most. */
export function couponLimits(
  coupon: Pick<Coupon, 'containers' | 'payBy' | 'firstInstalments'>,
): readonly string[] {
  const { containers, payBy, firstInstalments: first } = coupon
  return [
    ...(first === null ? [] : [`限定投${firstOnes(first)}`]),
    ...(containers === null ? [] : [`限${inContainers(containers)}`]),
    ...(payBy === null ? [] : [`限用${joined(PAY_NAMES, payBy)}付款`]),
  ]
}

/** From which sum on: 满 1,000 元可用. */
export const couponMinimum = (minAmount: Decimal): string =>
  minAmount === '0.00' ? '不限金额' : `满 ${whole(minAmount)} 元可用`

/** For what it is: 买入、定投可用. */
export const couponScenes = (scenes: readonly CouponScene[]): string =>
  `${joined(SCENE_NAMES, scenes)}可用`

/** For which funds, by the kinds' names where they decide. */
export function couponScope(
  { fundCodes, fundTypes, except }: CouponScope,
  typeName: (code: string) => string | null,
): string {
  const but = except.length === 0 ? '' : '（部分基金除外）'
  if (fundCodes !== null) return `限 ${fundCodes.length} 只基金${but}`
  if (fundTypes === null) return `全部基金${but}`
  return `限${fundTypes.flatMap((code) => typeName(code) ?? []).join('、')}基金${but}`
}

export const COUPON_STATE_WORDS: Record<CouponState, string> = {
  notYet: '未开始',
  usable: '可使用',
  locked: '使用中',
  used: '已使用',
  expired: '已过期',
  gifting: '赠送中',
  given: '已赠出',
  void: '已作废',
}

/** Returns why an order may not use it. */
export function problemText(problem: CouponProblem): string {
  switch (problem.code) {
    case 'state':
      return `该券${COUPON_STATE_WORDS[problem.state]}`
    case 'scene':
      return `仅限${joined(SCENE_NAMES, problem.scenes)}使用`
    case 'instalment':
      return `仅限定投${firstOnes(problem.first)}使用`
    case 'container':
      return `仅限${inContainers(problem.containers)}`
    case 'payBy':
      return `仅限用${joined(PAY_NAMES, problem.means)}付款时使用`
    case 'fund':
      return '不适用于该基金'
    case 'belowMinimum':
      return `满 ${whole(problem.minAmount)} 元可用，还差 ${formatAmount(problem.missing)} 元`
    case 'aboveMaximum':
      return `最高 ${whole(problem.maxAmount)} 元可用`
    case 'noBenefit':
      return '当前费率不高于券后费率'
  }
}

const DAY = 86_400
const HOUR = 3_600
const pad = (value: number): string => String(value).padStart(2, '0')

/** Returns how long it lasts: by the clock in its last day, by days and hours in its last three. */
export function couponEndText(validUntil: Time14, now: Time14): string {
  const left = secondsBetween(now, validUntil)
  if (left <= 0) return '已过期'
  if (left < DAY) {
    const parts = [left / HOUR, (left % HOUR) / 60, left % 60]
    return `剩 ${parts.map((it) => pad(Math.floor(it))).join(':')}`
  }
  if (left < 3 * DAY)
    return `剩 ${Math.floor(left / DAY)} 天 ${Math.floor((left % DAY) / HOUR)} 小时`
  return `有效期至 ${formatDateTime(validUntil, { seconds: false })}`
}
