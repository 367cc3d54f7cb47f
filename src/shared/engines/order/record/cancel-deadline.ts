import { plannedText } from '#shared/parts/dates/planned-day.ts'

/** `03-11 15:00 前可撤单`. `until` (YYYYMMDDHHmmss) is the deadline for cancelling an order. */
export const cancelDeadline = (until: string, now: string, abroad = false): string =>
  `${plannedText(until.slice(0, 8), 'near', now, abroad)} ${until.slice(8, 10)}:${until.slice(10, 12)} 前可撤单`
