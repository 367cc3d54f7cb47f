import { formatDate } from '#domain/calendar/format-dates.ts'
import { hasEnded, type FundRule } from '#domain/fund/rule/fund-rule.ts'
import { now14 } from '#platform/clock.ts'
import type { EmptyStateProps } from '#ui/layout/EmptyState.tsx'
import { isNarrowed, withoutNarrowing, type ListFilters } from './fund-filters.ts'

/** The words for a list without a fund. */
export type EmptyWords = Omit<EmptyStateProps, 'kind'>
/** The place where to go on from a rule whose last day has passed. */
export type WayOn = Pick<EmptyStateProps, 'actionText' | 'onAction'>

/** The words of a rule whose last day has passed; undefined of any other. */
export const endedWords = (rule: FundRule | undefined, next: WayOn | undefined) =>
  rule !== undefined && rule.until !== null && hasEnded(rule, now14().slice(0, 8))
    ? { title: `${rule.title}已结束`, note: `展示至 ${formatDate(rule.until)}`, ...next }
    : undefined

/** The usual words for no fund, with the way back where filters have narrowed the list. */
export const noFundWords = (
  filters: ListFilters,
  onFilter: (filters: ListFilters) => void,
): EmptyWords =>
  isNarrowed(filters)
    ? {
        title: '没有符合条件的基金',
        note: '换一个类型、风险等级或关键词看看',
        actionText: '查看全部',
        onAction: () => onFilter(withoutNarrowing(filters)),
      }
    : { title: '暂无基金', note: '请稍后再来看看' }
