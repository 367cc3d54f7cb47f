import { useCurrent } from '#api/use-current.ts'
import { listComplaints } from '#api/calls/complaint.ts'
import { prefetchCall } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { COMPLAINT_SUBJECT_NAMES, COMPLAINT_STATE_NAMES } from '#domain/complaint/complaint.ts'
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { HelpRow } from '#shared/parts/help/HelpRow.tsx'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { RegulatorRow } from '../parts/RegulatorRow.tsx'

export const prefetch: Prefetch<object> = () => [prefetchCall(listComplaints, {})]

const ANSWERED_IN = '1 个工作日内受理，15 天内答复；情况复杂的延长一次，并告知原因'

const begin = () => (
  <ActBar acts={[{ text: '提出投诉或建议', to: myCenterPaths.complaintForm.to({}) }]} />
)

/** The user's complaints and suggestions, with what became of each. */
export default function ComplaintsScreen() {
  const query = useCurrent(listComplaints, {})
  return (
    <DetailTemplate query={query} skeleton="list" footNote={ANSWERED_IN} actions={begin}>
      {({ complaints }) => (
        <>
          {isEmptyList(complaints) ? (
            <Card>
              <EmptyState kind="empty" title="还没有投诉或建议" />
            </Card>
          ) : (
            <Card title="我的投诉与建议" flush>
              <UnreadableNotice of={[complaints]} />
              <RowList label="我的投诉与建议">
                {complaints.map((it) => (
                  <Row
                    key={it.requestNo}
                    title={COMPLAINT_SUBJECT_NAMES[it.subject]}
                    note={`${it.complaintNo}，${formatDateTime(it.submitTime, { seconds: false })}`}
                    value={COMPLAINT_STATE_NAMES[it.state]}
                    {...(it.state === 'answered' || it.state === 'closed'
                      ? {}
                      : { valueNote: `${formatDate(it.dueDate)} 前` })}
                    href={myCenterPaths.complaint.to({ requestNo: it.requestNo })}
                  />
                ))}
              </RowList>
            </Card>
          )}
          <RowCard label="其他途径">
            <HelpRow source="投诉与建议" />
            <RegulatorRow />
          </RowCard>
        </>
      )}
    </DetailTemplate>
  )
}
