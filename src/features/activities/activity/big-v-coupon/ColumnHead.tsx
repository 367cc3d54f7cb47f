import type * as v from 'valibot'
import type { queryColumn } from '#api/calls/coupons/column.ts'
import { Avatar } from '#shared/views/content/items/PersonLine.tsx'
import { personPath } from '#shared/views/content/items/person-path.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'

export type Column = v.InferOutput<typeof queryColumn.payload>

/** Shows what the column is about, and who writes it, with the certificate number. */
export function ColumnHead({ column: { title, intro, writer } }: { readonly column: Column }) {
  const { name, title: post, certNo } = writer
  const to = personPath(writer)
  return (
    <Card title={title} flush>
      <Row title={intro} />
      <Row
        icon={<Avatar author={writer} />}
        title={name}
        note={`${post} · 从业资格编号 ${certNo}`}
        href={to ?? undefined}
      />
    </Card>
  )
}
