import type { Time14 } from '#domain/calendar/calendar-date.ts'

interface Dated {
  readonly publishTime: Time14
  readonly pinned: boolean
}

/**
 * The headings of a list by time: above the first of each year its year, above what is pinned
 * `置顶`; null above all others.
 */
export function yearHeadings<Item extends Dated>(
  items: readonly Item[],
): readonly { readonly item: Item; readonly heading: string | null }[] {
  let last = ''
  return items.map((item) => {
    const heading = item.pinned ? '置顶' : `${item.publishTime.slice(0, 4)} 年`
    const isNew = heading !== last
    last = heading
    return { item, heading: isNew ? heading : null }
  })
}
