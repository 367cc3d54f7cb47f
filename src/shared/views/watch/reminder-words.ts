import { formatNav, formatPercent } from '#domain/money/format-figures.ts'
import type { PriceReminder, ReminderKind, ReminderSubject } from '#domain/watch/price-reminder.ts'

/** The fund or the index whose figure is waited for. */
export interface ReminderOf {
  readonly subject: ReminderSubject
  readonly code: string
  readonly name: string
}

export const SUBJECT_NAMES: Readonly<Record<ReminderSubject, string>> = {
  fund: '净值提醒',
  index: '估值提醒',
}

export const KIND_NAMES: Readonly<Record<ReminderKind, string>> = {
  valueUp: '净值涨到',
  valueDown: '净值跌到',
  changeUp: '日涨幅达到',
  changeDown: '日跌幅达到',
  percentileDown: '百分位降到',
  percentileUp: '百分位升到',
}

function limitText({ kind, limit }: PriceReminder): string {
  switch (kind) {
    case 'valueUp':
    case 'valueDown':
      return formatNav(limit)
    case 'changeUp':
      return formatPercent(limit)
    case 'changeDown':
      return formatPercent(`-${limit}`)
    case 'percentileDown':
    case 'percentileUp':
      return `${limit}%`
  }
}

/** `净值涨到 1.2500`. */
export const reminderText = (reminder: PriceReminder): string =>
  `${KIND_NAMES[reminder.kind]} ${limitText(reminder)}`
