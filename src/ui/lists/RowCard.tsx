import type { ReactNode } from 'react'
import { Card } from '#ui/layout/Card.tsx'
import { RowList } from './RowList.tsx'

type Props = { readonly children: ReactNode } & (
  | { readonly title: string; readonly extra?: ReactNode }
  | { readonly label?: string }
)

/** A card of rows, with its title as the list's name; without one, a name for screen readers. */
export function RowCard({ children, ...named }: Props) {
  const heading = 'title' in named ? { title: named.title, extra: named.extra } : {}
  const label = 'title' in named ? named.title : named.label
  return (
    <Card {...heading} flush>
      <RowList label={label}>{children}</RowList>
    </Card>
  )
}
