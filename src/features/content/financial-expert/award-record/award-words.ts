import type * as v from 'valibot'
import type { listAwards } from '#api/calls/expert.ts'
import { daysBetween } from '#domain/calendar/calendar-date.ts'
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'

export type Award = v.InferOutput<typeof listAwards.payload>['awards'][number]

/** Returns when it can be claimed, or when it was, or why not. */
export function awardTerm({ state, until, claimedAt }: Award, today: string): string {
  switch (state) {
    case 'open': {
      const left = daysBetween(today, until)
      const last = left <= 0 ? '，今天截止' : left <= 7 ? `，还有 ${left} 天` : ''
      return `${formatDate(until)} 前领取${last}`
    }
    case 'claimed':
      return claimedAt === null ? '' : `${formatDateTime(claimedAt, { seconds: false })} 领取`
    case 'expired':
      return `${formatDate(until)} 过期`
    case 'checking':
      return `核实完成后可领取，${formatDate(until)} 截止`
  }
}

export const STATE_WORDS: Readonly<Record<Award['state'], string>> = {
  open: '待领取',
  claimed: '已领取',
  expired: '已过期',
  checking: '核实中',
}

/** Said where the provider has no words. */
export const CLAIM_REFUSALS = {
  alreadyClaimed: '这份奖励已经领取过了',
  notEarned: '奖励正在核实，核实完成后可以领取',
  activityOver: '奖励已过期，不能再领取',
  notFound: '没有找到这份奖励',
} as const
