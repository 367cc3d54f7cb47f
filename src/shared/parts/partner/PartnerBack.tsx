import { useState } from 'react'
import { partnerReturn, type ReturnFlag } from '#domain/navigation/hand-over.ts'
import { partnerVisit } from '#session/partner-visit.ts'
import { useShell } from '#templates/shell-context.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

/** The way back to the partner from whom the user came, with a flag alone; nothing for others. */
export function PartnerBack({ flag }: { readonly flag: ReturnFlag }) {
  const shell = useShell()
  const [visit] = useState(partnerVisit)
  const target = visit === null ? null : partnerReturn(visit.back, visit.backHost, flag)
  if (visit === null || target === null) return null
  return (
    <RowCard label="返回合作方">
      <Row
        title={`返回${visit.partnerName}`}
        note="只告知对方您已返回，不带走您的资料与资产"
        onClick={() => void shell.leave({ kind: 'page', target })}
      />
    </RowCard>
  )
}
