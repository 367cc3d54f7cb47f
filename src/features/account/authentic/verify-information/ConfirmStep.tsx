import { documentFaults, personOf, termWarning } from '#domain/identity/document-text.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { now14 } from '#platform/clock.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { PersonFields, TermFields } from './DocumentFields.tsx'
import { readings } from './readings.ts'
import type { Bar } from './document-mode.ts'
import { useConfirmDocument, type ConfirmOptions } from './use-confirm-document.ts'

const FRONT = 'document-front'
const BACK = 'document-back'
const TARGETS = { userName: FRONT, certNo: FRONT, address: FRONT } as const
const SEXES = { male: '男', female: '女' } as const

interface Props extends ConfirmOptions {
  readonly bar: Bar
}

/** The text of the identity card: corrected and handed in. */
export function ConfirmStep({ bar, ...options }: Props) {
  const confirm = useConfirmDocument(options)
  const { document, onRetake } = options
  const { text, submission } = confirm
  const { unknown } = submission
  const faults = documentFaults(text, now14().slice(0, 8))
  const person = personOf(text.certNo)
  const warning = termWarning(text, person?.birthDate ?? null)
  const [field, fault] = Object.entries(faults).find(([, it]) => it !== null) ?? []
  const target = field !== undefined && field in TARGETS ? FRONT : BACK
  const action = unknown
    ? { text: '查询提交结果', missing: null, sends: null, onClick: submission.ask }
    : {
        text: '确认无误，提交',
        missing: fault === undefined || fault === null ? null : { reason: fault, target },
        onClick: () => submission.start(),
      }
  const masked = readings().front === null ? document : null
  const again = (
    <Button kind="text" size="small" onClick={onRetake}>
      重新拍摄
    </Button>
  )
  return (
    <FlowTemplate {...bar} action={action} footNote="请逐项与身份证原件核对，提交后由工作人员审核">
      {unknown ? (
        <Banner tone="warning">正在确认结果：没有收到提交结果，请查询后再决定下一步</Banner>
      ) : null}
      {submission.problem('page') === '' ? null : (
        <Banner tone="warning">{submission.problem('page')}</Banner>
      )}
      <Card id={FRONT} title="人像面" extra={again}>
        <PersonFields confirm={confirm} faults={faults} masked={masked} />
        <KeyValue
          items={[
            { label: '性别', value: person === null ? '--' : SEXES[person.sex] },
            { label: '出生日期', value: person === null ? '--' : formatDate(person.birthDate) },
          ]}
        />
      </Card>
      <Card id={BACK} title="国徽面">
        <TermFields confirm={confirm} faults={faults} />
        {warning === null ? null : <Banner tone="warning">{warning}</Banner>}
      </Card>
    </FlowTemplate>
  )
}
