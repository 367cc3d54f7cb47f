import { useState } from 'react'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import type { Member } from '#shared/parts/vip/tier-progress.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'

/** Days that are listed before the others are asked for. */
const SHOWN = 5

/** Shows what ages within thirty days, and on which of them. */
export function AgeingCard({ ageing }: Pick<Member, 'ageing'>) {
  const [all, setAll] = useState(false)
  const sum = ageing.reduce((points, it) => points + it.points, 0)
  return (
    <Card title="30 天内失效" extra={unitAmount(sum, 'plain')}>
      <UnreadableNotice of={[ageing]} />
      {ageing.length === 0 ? (
        <p>没有失效的成长值</p>
      ) : (
        <KeyValue
          dense
          items={ageing.slice(0, all ? undefined : SHOWN).map(({ date, points }) => ({
            label: formatDate(date),
            value: unitAmount(-points, 'signed'),
          }))}
        />
      )}
      {all || ageing.length <= SHOWN ? null : (
        <Button kind="text" block onClick={() => setAll(true)}>
          {`全部 ${ageing.length} 天`}
        </Button>
      )}
    </Card>
  )
}
