import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { functionsFor } from './functions.ts'

/** The functions of the app that a search names; nothing where there are none. */
export function FunctionRows({ keyword }: { readonly keyword: string }) {
  const found = functionsFor(keyword)
  if (found.length === 0) return null
  return (
    <RowCard title="功能">
      {found.map(({ title, note, to }) => (
        <Row key={to} title={title} note={note} href={to} track="function" />
      ))}
    </RowCard>
  )
}
