import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listProtocols } from '#api/calls/registration.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import type { enrollPaths } from '#paths/enroll.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { Row } from '#ui/lists/Row.tsx'
import {
  WordedAgreement,
  wordingOf,
  type Agreement,
} from '#shared/engines/agreement/AgreementSheet.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

type Input = PathInput<typeof enrollPaths.enrollProtocolList>

/** The agreements of one scene, each with its version and the day from which it holds. */
export default function EnrollProtocolListScreen({ input }: { readonly input: Input }) {
  const [open, setOpen] = useState<Agreement | null>(null)
  const list = useQuery(queryFor(listProtocols, { scene: input.scene }))
  return (
    <>
      <DetailTemplate
        query={list}
        skeleton="steps"
        isEmpty={({ protocols }) => protocols.length === 0}
        empty={
          <StateWithBack kind="empty" title="暂时没有协议" note="请稍后再来，或联系客服索取文本" />
        }
        footNote="协议更新后，需要您重新同意的会再次提示"
      >
        {({ protocols }) => (
          <RowCard label="协议">
            {protocols.map((it) => (
              <Row
                key={it.protocolId}
                title={it.title}
                whole
                note={wordingOf(it)}
                onClick={() => setOpen(it)}
              />
            ))}
          </RowCard>
        )}
      </DetailTemplate>
      <WordedAgreement agreement={open} onClose={() => setOpen(null)} />
    </>
  )
}

export const prefetch = (input: Input) => [prefetchCall(listProtocols, { scene: input.scene })]
