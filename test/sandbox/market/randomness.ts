import { daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'

/** A 32-bit number from a text (FNV-1a). */
export function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

function mixed(value: number): number {
  let x = value | 0
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return (x ^ (x >>> 15)) >>> 0
}

/**
 * A number from 0 up to 1 that depends on the stream and the index alone, so that a series can be
 * continued any time.
 */
export function uniform(stream: number, index: number): number {
  return mixed(mixed(stream ^ Math.imul(index, 0x9e3779b1)) + 0x6d2b79f5) / 0x1_0000_0000
}

/**
 * A standard normal number, cut at three deviations: no invented fund falls by a third in a day.
 */
export function normal(stream: number, index: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - uniform(stream, index * 2)))
  const value = radius * Math.cos(2 * Math.PI * uniform(stream, index * 2 + 1))
  return Math.max(-3, Math.min(3, value))
}

const indexes = new Map<Date8, number>()

/** A day as an index of such a series; remembered, for hundreds of series walk the same days. */
export function dayIndex(date: Date8): number {
  const index = indexes.get(date) ?? daysBetween('20000101', date)
  indexes.set(date, index)
  return index
}
