import type * as v from 'valibot'
import type { listCertificates } from '#api/calls/private-plan.ts'
import { isEmptyList } from '#api/rows.ts'
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'
import { REQUIREMENTS } from '#domain/private-plan/conditions.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import type { PrivateState } from '../parts/private-steps.ts'

type Paper = v.InferOutput<typeof listCertificates.payload>['certificates'][number]

const STATES = {
  reviewing: { name: '审核中', tone: 'brand' },
  approved: { name: '已通过', tone: 'brand' },
  rejected: { name: '已退回', tone: 'warning' },
  expired: { name: '已过期', tone: 'neutral' },
} as const

function noteOf({ state, submitTime, dueTime, reason, validDate }: Paper): string {
  const handed = `${formatDateTime(submitTime, { seconds: false })} 提交`
  if (state === 'reviewing')
    return `${handed}，${formatDateTime(dueTime, { seconds: false })} 前审核完`
  if (state === 'rejected') return reason
  return `${handed}，有效期至 ${formatDate(validDate)}`
}

interface Props {
  readonly certificates: readonly Paper[]
  readonly state: PrivateState
}

/** The papers that the user has handed in, and whether the user is qualified by them. */
export function PapersCard({ certificates, state: { qualifiedDate } }: Props) {
  return (
    <Card
      flush
      title="我的材料"
      extra={qualifiedDate === null ? '未认定' : `已认定，${formatDate(qualifiedDate)} 前有效`}
    >
      <UnreadableNotice of={[certificates]} />
      <RowList label="我的材料">
        {isEmptyList(certificates) ? (
          <Row title="还没有提交过材料" />
        ) : (
          certificates.map((it) => (
            <Row
              key={it.requestNo}
              title={`${REQUIREMENTS[it.kind].name}证明`}
              note={noteOf(it)}
              value={<Tag tone={STATES[it.state].tone}>{STATES[it.state].name}</Tag>}
            />
          ))
        )}
      </RowList>
    </Card>
  )
}
