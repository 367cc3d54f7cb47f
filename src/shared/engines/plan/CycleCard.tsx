import { useState } from 'react'
import type { AskedCycle } from '#domain/plan/schedule.ts'
import { cycleText } from '#shared/parts/plan/plan-words.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { CycleSheet } from './CycleSheet.tsx'

interface Props {
  readonly value: AskedCycle
  readonly only: 'weekly' | null
  readonly onChange: (cycle: AskedCycle) => void
}

/** Shows when the plan debits, with the sheet that changes it. */
export function CycleCard({ value, only, onChange }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Card title="扣款周期" flush>
      <Row
        title={cycleText(value)}
        note={value.cycle === 'monthly' ? '没有该日则为当月最后一天，休市顺延' : '休市顺延'}
        value="修改"
        onClick={() => setOpen(true)}
      />
      {/* Remounted each time it opens, so that a choice that was given up is forgotten. */}
      {open ? (
        <CycleSheet
          value={value}
          only={only}
          onClose={() => setOpen(false)}
          onChoose={(cycle) => {
            onChange(cycle)
            setOpen(false)
          }}
        />
      ) : null}
    </Card>
  )
}
