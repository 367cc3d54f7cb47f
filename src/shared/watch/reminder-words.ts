import { formatNav, formatPercent } from '#domain/money/format-figures.ts'
import type { PriceReminder, ReminderKind } from '#domain/watch/price-reminder.ts'

export const KIND_NAMES: Readonly<Record<ReminderKind, string>> = {
  valueUp: '净值涨到',
  valueDown: '净值跌到',
  changeUp: '日涨幅达到',
  changeDown: '日跌幅达到',
}

/** `净值涨到 1.2500`. */
export function reminderText({ kind, limit }: PriceReminder): string {
  const shown =
    kind === 'valueUp' || kind === 'valueDown'
      ? formatNav(limit)
      : formatPercent(kind === 'changeDown' ? `-${limit}` : limit)
  return `${KIND_NAMES[kind]} ${shown}`
}
