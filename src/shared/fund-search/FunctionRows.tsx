import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { functionsFor } from './functions.ts'

/** The functions of the app that a search names; nothing where there are none. */
export function FunctionRows({ keyword }: { readonly keyword: string }) {
  const found = functionsFor(keyword)
  if (found.length === 0) return null
  return (
    <Card title="功能" flush>
      <RowList label="功能">
        {found.map(({ title, note, to }) => (
          <Row key={to} title={title} note={note} href={to} />
        ))}
      </RowList>
    </Card>
  )
}
