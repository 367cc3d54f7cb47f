import * as v from 'valibot'
import { brand } from '#domain/brand.ts'
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { dataFile, filledText } from '#test/sandbox/kernel/data-file.ts'
import data from './announcements.json' with { type: 'json' }

const announcement = v.strictObject({
  id: v.string(),
  /** Days from the first day of the market to the one on which it is announced. */
  day: v.number(),
  title: v.string(),
  /** A heading and a text each. */
  sections: v.array(
    v.tuple([
      v.string(),
      v.pipe(
        v.string(),
        v.transform((text) =>
          filledText(text, { serviceLine: brand.serviceLine, serviceHours: brand.serviceHours }),
        ),
      ),
    ]),
  ),
})
type Announcement = v.InferOutput<typeof announcement>

const GIVEN = dataFile('announcements.json', v.array(announcement), data)

export const announcementOf = (id: string): Announcement | undefined =>
  GIVEN.find((it) => it.id === id)

export const announcementUrl = (id: string): string => `/documents/${id}`

/** The announcements of the company on a day; `first`: of the market. */
export const announcedOn = (first: Date8, day: Date8): readonly Announcement[] =>
  GIVEN.filter((it) => addDays(first, it.day) === day)

/** An announcement as a page; null for one that does not exist, or is not out yet. */
export function announcementPage(id: string, first: Date8, today: Date8): string | null {
  const it = announcementOf(id)
  if (it === undefined || addDays(first, it.day) > today) return null
  const sections = it.sections.map(([title, text]) => `<h2>${title}</h2><p>${text}</p>`).join('')
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${it.title}</title><style>body{color:#12161f;background:#fff;font:16px/1.7 sans-serif;margin:20px}h1{font-size:20px}h2{font-size:16px;margin:20px 0 0}p{margin:4px 0}</style></head><body><h1>${it.title}</h1>${sections}<p>${brand.company}</p></body></html>`
}
