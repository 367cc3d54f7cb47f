import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { useFunctions } from './use-functions.ts'

/** The functions of the app that a search names; nothing where there are none. */
export function FunctionRows({ keyword }: { readonly keyword: string }) {
  const found = useFunctions(keyword)
  if (found.length === 0) return null
  return (
    <RowCard title="功能">
      {found.map(({ name, note, href }) => (
        <Row key={href} title={name} note={note} href={href} track="function" />
      ))}
    </RowCard>
  )
}
