import { formatDate } from '#domain/calendar/format-dates.ts'
import { DISCLOSURE } from '#domain/private-plan/disclosure.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Note } from '#ui/text/Note.tsx'
import type { PrivateProduct } from '../parts/private-steps.ts'

interface Props {
  readonly disclosures: PrivateProduct['disclosures']
}

/** Reports and events, which holders alone are given. */
export function DisclosuresCard({ disclosures }: Props) {
  return (
    <Card flush title="持有人报告">
      <UnreadableNotice of={[disclosures]} />
      <RowList label="持有人报告">
        {disclosures.map(({ kind, title, publishDate, dueDate, text }) => (
          <Row
            key={`${kind} ${title}`}
            title={title}
            note={text === '' ? undefined : text}
            value={publishDate === null ? `${formatDate(dueDate)} 前披露` : formatDate(publishDate)}
          />
        ))}
      </RowList>
      <Row
        arrow={false}
        title={
          <Note>
            {`仅向持有人披露，请勿转发。自 ${formatDate(DISCLOSURE.source.from)} 起按《${DISCLOSURE.source.title}》执行`}
          </Note>
        }
      />
    </Card>
  )
}
