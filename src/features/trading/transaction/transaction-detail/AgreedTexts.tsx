import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryProtocolByHash } from '#api/calls/trade.ts'
import { queryFor } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { AgreementText } from '#shared/engines/agreement/AgreementSheet.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import type { OrderDetail } from './use-cancel.ts'

type Agreed = OrderDetail['agreements'][number]

/** The documents that were agreed to with the order, in the wordings of then. */
export function AgreedTexts({ agreements }: Pick<OrderDetail, 'agreements'>) {
  const [open, setOpen] = useState<Agreed | null>(null)
  return (
    <>
      <Card flush title="已同意的文件">
        <UnreadableNotice of={unreadable(agreements)} />
        <RowList label="已同意的文件">
          {agreements.map((it) => (
            <Row key={it.hash} whole title={it.title} onClick={() => setOpen(it)} />
          ))}
        </RowList>
      </Card>
      <Sheet open={open !== null} title={open?.title ?? ''} onClose={() => setOpen(null)}>
        {open === null ? null : <TextOf hash={open.hash} />}
      </Sheet>
    </>
  )
}

/** A wording does not change: once it is loaded it is not requested again. */
function TextOf({ hash }: Pick<Agreed, 'hash'>) {
  const query = useQuery({ ...queryFor(queryProtocolByHash, { hash }), staleTime: Infinity })
  return (
    <Loaded query={query} skeleton={<Skeleton shape="rows" lines={6} />}>
      {(agreement) => <AgreementText agreement={agreement} note="您同意时的版本" />}
    </Loaded>
  )
}
