import { cutText } from '#domain/text/cut-text.ts'
import { formatFileSize } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { staticPaths } from '#paths/static.ts'
import { Row } from '#ui/lists/Row.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { shortTitle } from './file-title.ts'

interface Props {
  readonly paper: {
    readonly title: string
    readonly date: string
    readonly url: string
    readonly bytes: number
  }
  readonly kindName: string
  readonly names: readonly string[]
}

/** One document: title, kind, date and size; a tap opens it under its full title. */
export function FileRow({ paper, kindName, names }: Props) {
  const { title, date, url, bytes } = paper
  const short = shortTitle(title, names)
  const about = [
    short.includes(kindName) ? null : kindName,
    formatDate(date),
    formatFileSize(bytes),
  ]
  return (
    <Row
      title={short}
      note={<FactLine facts={about} />}
      href={staticPaths.static.to({ url, title: cutText(title, 80) })}
    />
  )
}
