import type { Date8 } from '#domain/calendar/calendar-date.ts'

const QUARTERS: Readonly<Record<string, string>> = {
  '03': '一',
  '06': '二',
  '09': '三',
  '12': '四',
}

interface Named {
  readonly reportDate: Date8
  readonly kind: 'quarter' | 'half' | 'year'
}

/** `2025 年四季报`, `2025 年中期报告`, `2025 年年度报告`. */
export function reportName({ reportDate, kind }: Named): string {
  const year = `${reportDate.slice(0, 4)} 年`
  if (kind === 'half') return `${year}中期报告`
  if (kind === 'year') return `${year}年度报告`
  return `${year}${QUARTERS[reportDate.slice(4, 6)] ?? ''}季报`
}
