import { useCurrent } from '#api/use-current.ts'
import { queryComplaint } from '#api/calls/complaint.ts'
import { prefetchCall } from '#api/query.ts'
import { COMPLAINT_STATE_NAMES, COMPLAINT_SUBJECT_NAMES } from '#domain/complaint/complaint.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Timeline } from '#ui/lists/Timeline.tsx'
import { Note } from '#ui/text/Note.tsx'
import { RegulatorRow } from '../parts/RegulatorRow.tsx'
import { complaintSteps } from '#domain/complaint/complaint-steps.ts'
import styles from './ComplaintScreen.module.css'
import { ReopenPart } from './ReopenPart.tsx'

type Input = PathInput<typeof myCenterPaths.complaint>

export const prefetch: Prefetch<Input> = ({ requestNo }) => [
  prefetchCall(queryComplaint, { requestNo }),
]

const notFound = () => (
  <StateWithBack kind="notfound" title="没有这条投诉或建议" note="可能是别的账户提交的" />
)

/** One complaint: where it is, what was answered, and the way to have it looked at once more. */
export default function ComplaintScreen({ input: { requestNo } }: { readonly input: Input }) {
  const query = useCurrent(queryComplaint, { requestNo })
  return (
    <DetailTemplate
      query={query}
      skeleton="rules"
      footNote="答复以本页和客服电话为准"
      refused={notFound}
    >
      {(it) => (
        <>
          <Card title={COMPLAINT_STATE_NAMES[it.state]}>
            <Timeline steps={complaintSteps(it)} />
          </Card>
          {it.answers.map(({ time, text }, at) => (
            <Card key={time} title={at === 0 ? '答复' : '再次答复'}>
              <p className={styles.text}>{text}</p>
              <Note>{formatDateTime(time, { seconds: false })}</Note>
            </Card>
          ))}
          <Card title="反映的内容">
            <KeyValue
              items={[
                { label: '编号', value: it.complaintNo },
                { label: '问题', value: COMPLAINT_SUBJECT_NAMES[it.subject] },
                ...(it.about === '' ? [] : [{ label: '相关', value: it.about }]),
                ...(it.pictures === 0 ? [] : [{ label: '图片', value: `${it.pictures} 张` }]),
                { label: '手机号', value: it.mobileNo || '未绑定' },
              ]}
            />
            <p className={styles.text}>{it.text}</p>
            {it.reopenText === '' ? null : (
              <p className={styles.text}>{`再次提出：${it.reopenText}`}</p>
            )}
          </Card>
          {it.reopenUntil === null ? null : (
            <ReopenPart requestNo={requestNo} until={it.reopenUntil} />
          )}
          <RowCard label="其他途径">
            <RegulatorRow />
          </RowCard>
        </>
      )}
    </DetailTemplate>
  )
}
