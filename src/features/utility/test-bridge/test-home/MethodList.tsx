import { useState } from 'react'
import { allFacts, type MethodName } from '#platform/qa-methods.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { MethodTry } from '../parts/MethodTry.tsx'
import { EFFECT, SUPPORT } from '../parts/words.ts'

/** Every method of the contract with its support in this container; a tap opens it for a call. */
export function MethodList() {
  const [open, setOpen] = useState<MethodName | null>(null)
  return (
    <Card title="契约中的方法" flush>
      <RowList label="契约中的方法">
        {allFacts().map(({ name, support, effect, since }) => (
          <Row
            key={name}
            title={name}
            note={`${EFFECT[effect]} · ${since} 起`}
            value={<Tag tone={SUPPORT[support].tone}>{SUPPORT[support].text}</Tag>}
            onClick={() => setOpen(name)}
          />
        ))}
      </RowList>
      <Sheet open={open !== null} onClose={() => setOpen(null)} title={open ?? ''}>
        {open !== null && <MethodTry key={open} method={open} />}
      </Sheet>
    </Card>
  )
}
