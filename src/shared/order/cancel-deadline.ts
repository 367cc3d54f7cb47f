import { formatMonthDay } from '#domain/money/format-figures.ts'

/** `03-11 15:00 前可撤单`, of the moment until which an order can be taken back. */
export const cancelDeadline = (until: string): string =>
  `${formatMonthDay(until.slice(0, 8))} ${until.slice(8, 10)}:${until.slice(10, 12)} 前可撤单`
