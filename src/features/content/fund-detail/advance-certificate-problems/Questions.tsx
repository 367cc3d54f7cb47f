import { useState } from 'react'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

interface Props {
  readonly title: string
  readonly items: readonly (readonly [question: string, answer: string])[]
}

/** Questions whose answer opens on a tap, one at a time. */
export function Questions({ title, items }: Props) {
  const [open, setOpen] = useState('')
  return (
    <Card flush title={title}>
      <RowList label={title}>
        {items.map(([question, answer]) => (
          <Row
            key={question}
            title={question}
            whole
            note={open === question ? answer : undefined}
            onClick={() => setOpen(open === question ? '' : question)}
          />
        ))}
      </RowList>
    </Card>
  )
}
