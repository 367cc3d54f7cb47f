import { useState } from 'react'
import type { PensionTerms } from '#domain/pension/pension-terms.ts'
import { Button } from '#ui/fields/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { payoutReasons } from '#shared/pension/payout-reasons.ts'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { openingFacts } from '#domain/pension/opening-facts.ts'

/** The three facts to know before the tap that cannot be undone, and when money is paid out. */
export function FactsCard({ terms }: { readonly terms: PensionTerms }) {
  const [open, setOpen] = useState(false)
  return (
    <Card
      title="开立前请了解"
      flush
      extra={
        <Button kind="text" size="small" onClick={() => setOpen(true)}>
          领取条件
        </Button>
      }
    >
      <RowList label="开立前请了解">
        {openingFacts(terms).map(({ title, note }) => (
          <Row key={title} whole title={title} note={note} />
        ))}
      </RowList>
      <Sheet open={open} onClose={() => setOpen(false)} title="符合以下情形之一可以领取">
        <BulletList items={payoutReasons(terms)} />
      </Sheet>
    </Card>
  )
}
