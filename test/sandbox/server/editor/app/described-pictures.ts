import * as v from 'valibot'
import type { Fields } from '#domain/page/field.ts'

const record = v.record(v.string(), v.unknown())
type Values = Readonly<Record<string, unknown>>
const picture = v.object({ src: v.string() })

const sourceOf = (value: unknown): string | null => {
  const read = v.safeParse(picture, value)
  return read.success ? read.output.src : null
}

/** The props with the words emptied for each replaced picture: they have to be entered again. */
export function withoutOldWords(before: Values, after: Values, fields: Fields): Values {
  const changed = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const [old, now] = [before[name], after[name]]
    if (field.kind === 'list' && Array.isArray(old) && Array.isArray(now)) {
      // An item that comes or goes moves the others.
      if (old.length !== now.length) return []
      const items = now.map((item: unknown, at) => {
        const was: unknown = old[at]
        return v.is(record, item) && v.is(record, was)
          ? withoutOldWords(was, item, field.fields)
          : item
      })
      return items.every((item, at) => item === now[at]) ? [] : [[name, items]]
    }
    if (field.kind !== 'text' || field.describes === undefined || old !== now) return []
    const [from, to] = [before, after].map((props) => sourceOf(props[field.describes ?? '']))
    return from === null || from === to ? [] : [[name, '']]
  })
  return changed.length === 0 ? after : { ...after, ...Object.fromEntries(changed) }
}
