import * as v from 'valibot'
import { isDate8, type Date8 } from '#domain/calendar/calendar-date.ts'
import { MOST_WAITS } from '#domain/person/what-waits.ts'
import { deviceStore } from '#platform/stores/device-store.ts'
import { ownedKey } from '#session/owned-keys.ts'

/** The lines that the user has put off, each with its day; deleted when they leave. */
const KEY = ownedKey('putOff')

const putOffDays = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.pipe(v.string(), v.check(isDate8))),
)

/** The names of what was put off, each with the day on which it was. */
export function putOffNames(): ReadonlyMap<string, Date8> {
  const read = v.safeParse(putOffDays, deviceStore.getItem(KEY) ?? '{}')
  return new Map(read.success ? Object.entries(read.output) : [])
}

/** Puts a thing off for the rest of a day; what was put off on earlier days is forgotten. */
export function putOff(name: string, today: Date8): void {
  const ofToday = [...putOffNames()].filter(([, day]) => day === today)
  deviceStore.setItem(KEY, JSON.stringify(Object.fromEntries([...ofToday, [name, today]])))
}

/**
 * The number of lines that there were, so that their room is there before the provider has
 * answered.
 */
const LINES = ownedKey('waitLines')

export function linesBefore(): number {
  const count = Math.floor(Number(deviceStore.getItem(LINES) ?? 0))
  return count > 0 ? Math.min(count, MOST_WAITS) : 0
}

export function keepLines(count: number): void {
  if (count !== linesBefore()) deviceStore.setItem(LINES, String(count))
}
