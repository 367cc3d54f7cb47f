/** The places where items of circles are read, and those that are new (rules.md#circles). */
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'

interface Item {
  readonly itemId: string
  readonly kind: string
  readonly space: string
  readonly reading: object | null
  readonly publishTime: Time14
}

/** The circle of a space; null of any other space. */
export const circleOf = (space: string): string | null =>
  space.startsWith('circle:') ? space.slice('circle:'.length) : null

/**
 * Returns where a circle's article is read: as news or in chapters; null for what is no circle's.
 */
export function circlePlace({
  space,
  kind,
  reading,
}: Pick<Item, 'space' | 'kind' | 'reading'>): 'news' | 'chapters' | null {
  if (circleOf(space) === null || (kind !== 'article' && kind !== 'video')) return null
  return reading === null ? 'news' : 'chapters'
}

/** An item counts as new for so many days. */
const UNREAD_DAYS = 7

/**
 * Returns whether an item is marked: published in the last seven days and not opened on this
 * device.
 */
export const isUnread = (
  { itemId, publishTime }: Pick<Item, 'itemId' | 'publishTime'>,
  opened: { readonly has: (itemId: string) => boolean },
  now: Time14,
): boolean =>
  publishTime.slice(0, 8) > addDays(now.slice(0, 8), -UNREAD_DAYS) && !opened.has(itemId)

/** For whom a long read is. */
export const LEVEL_WORDS = { basic: '入门', advanced: '进阶' } as const

const MEDICINE_TAGS = ['政策', '集采', '研发', '财报'] as const
const COMMON_TAGS = ['政策', '财报'] as const

/** By which tags the news of a circle is filtered. */
export const newsTags = (circleId: string): readonly string[] =>
  circleId === 'medicine' ? MEDICINE_TAGS : COMMON_TAGS
