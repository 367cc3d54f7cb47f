import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listProtocols } from '#api/calls/registration.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import type { enrollPaths } from '#paths/enroll.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { AgreementSheet, wordingOf, type Agreement } from '#shared/agreement/AgreementSheet.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

type Input = PathInput<typeof enrollPaths.enrollProtocolList>

/** The agreements of one scene, each with its version and the day from which it holds. */
export default function EnrollProtocolListScreen({ input }: { readonly input: Input }) {
  const shell = useShell()
  const [open, setOpen] = useState<Agreement | null>(null)
  const list = useQuery(queryFor(listProtocols, { scene: input.scene }))
  return (
    <>
      <DetailTemplate
        query={list}
        skeleton="steps"
        isEmpty={({ protocols }) => protocols.length === 0}
        empty={
          <EmptyState
            kind="empty"
            title="暂时没有协议"
            note="请稍后再来，或联系客服索取文本"
            actionText="返回上一页"
            onAction={shell.back}
          />
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
      <AgreementSheet
        agreement={open}
        note={open === null ? '' : wordingOf(open)}
        onClose={() => setOpen(null)}
      />
    </>
  )
}

export const prefetch = (input: Input) => [prefetchCall(listProtocols, { scene: input.scene })]
