import * as v from 'valibot'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { MOST_TEXT, MOST_TITLE, type MessageKind } from '#domain/message/message-events.ts'
import type { Market } from './market/market.ts'
import { cut, type MessageWords } from './message-text.ts'
import type { Database } from './store/database.ts'
import type { World } from './world.ts'

/** A user whom an event concerns. */
export interface Concerned<Detail> {
  readonly userId: string
  /** Names the event among all of the user's: a second one changes nothing. */
  readonly key: string
  /** The number of what it is about: an order, a plan, a fund, a month. */
  readonly subject: string
  /** The facts that the books do not have later on. */
  readonly detail: Detail
}

/** The message of an event, as every one is kept. */
interface Kept {
  readonly event: string
  readonly subject: string
  readonly time: Time14
  /** The day of the event. */
  readonly today: Date8
}

/** The facts by which a morning's messages are found. */
export interface Morning {
  readonly market: Market
  readonly day: Date8
}

interface Due<Event> {
  /** The place among all messages of a morning. */
  readonly place: number
  readonly eventOn: (morning: Morning) => Event
}

/** Due each morning to whom it concerns on that day. */
export const eachMorning = (place: number): Due<Morning> => ({ place, eventOn: (it) => it })

/** The facts from which a message's words and address are made. */
type Facts<Detail extends v.ObjectEntries, Read> = v.InferOutput<
  v.ObjectSchema<Detail, undefined>
> &
  Read &
  Kept

/** All that is said and done about an event. */
interface Row<Event, Detail extends v.ObjectEntries, Read> {
  readonly topic: MessageKind
  /** Must be sent: its kind cannot be switched off for it, and it is kept for two years. */
  readonly legal: boolean
  readonly due: 'atOnce' | Due<Event>
  readonly whom: (
    db: Database,
    event: Event,
    time: Time14,
  ) => readonly Concerned<v.InferOutput<v.ObjectSchema<Detail, undefined>>>[]
  readonly detail: Detail
  /** The facts that the books add when it is read; null where they no longer have its subject. */
  readonly read?: (world: World, it: Facts<Detail, object>) => Read | null
  /** At most 20 characters; what is more is cut. */
  readonly title: string | ((it: Facts<Detail, Read>) => string)
  /** At most 60 characters. */
  readonly text: string | ((it: Facts<Detail, Read>) => string)
  /** The figures in the text that are hidden with amounts, in their order. */
  readonly amounts?: (it: Facts<Detail, Read>) => string[]
  /** The address of the screen that a tap opens. */
  readonly leadsTo: (it: Facts<Detail, Read>) => string
}

export interface Message<in Event, in Told> {
  readonly topic: MessageKind
  readonly legal: boolean
  readonly whom: (db: Database, event: Event, time: Time14) => readonly Concerned<object>[]
  /** Its place in a morning; null where it is due at once. */
  readonly place: number | null
  readonly whomOn: (db: Database, morning: Morning, time: Time14) => readonly Concerned<object>[]
  readonly words: (it: Told) => MessageWords
  readonly leadsTo: (it: Told) => string
  /** As it is read, of what was kept; null where the books no longer have what it is about. */
  readonly shown: (
    world: World,
    kept: Kept,
    detail: unknown,
  ) => (MessageWords & { readonly address: string }) | null
}

/** The messages of a department, by their events. */
export type MessageTable = Readonly<Record<string, Message<never, never>>>

/** A row of a department's table. */
export function message<Event, Detail extends v.ObjectEntries, Read = object>(
  row: Row<Event, Detail, Read>,
): Message<Event, Facts<Detail, Read>>
export function message<Event, Detail extends v.ObjectEntries>(
  row: Row<Event, Detail, object>,
): Message<Event, Facts<Detail, object>> {
  const { topic, legal, due, whom, title, text, amounts, leadsTo } = row
  const detailOf = v.object(row.detail)
  const words = (it: Facts<Detail, object>): MessageWords => ({
    title: cut(typeof title === 'string' ? title : title(it), MOST_TITLE),
    text: cut(typeof text === 'string' ? text : text(it), MOST_TEXT),
    amounts: amounts?.(it) ?? [],
  })
  return {
    topic,
    legal,
    whom,
    place: due === 'atOnce' ? null : due.place,
    whomOn: (db, morning, time) => (due === 'atOnce' ? [] : whom(db, due.eventOn(morning), time)),
    words,
    leadsTo,
    shown(world, kept, written) {
      const detail = v.safeParse(detailOf, written)
      if (!detail.success) return null
      const own = { ...detail.output, ...kept }
      const read = row.read === undefined ? {} : row.read(world, own)
      if (read === null) return null
      const it = { ...own, ...read }
      return { ...words(it), address: leadsTo(it) }
    },
  }
}
