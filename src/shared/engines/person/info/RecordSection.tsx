import {
  BAD_RECORD_KINDS,
  mostDetail,
  personalProblems,
  type BadRecord,
} from '#domain/person/personal-info.ts'
import { lineForm } from '#domain/text/plain-form.ts'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Field } from './Field.tsx'
import { LABELS, problemWords } from './person-words.ts'
import type { SectionProps } from './section-props.ts'

const ANSWERS = [
  { key: 'none', label: '无' },
  { key: 'some', label: '有' },
] as const

const EMPTY: BadRecord = { kinds: [], detail: '' }

/** Shows whether there are records of bad credit, with whom, and what about. */
export function RecordSection({ info, onChange }: SectionProps) {
  const { badRecord } = info
  const change = (part: Partial<BadRecord>) =>
    onChange({ badRecord: { ...(badRecord ?? EMPTY), ...part } })
  return (
    <Card title="不良诚信记录">
      <Segments
        label="是否有不良诚信记录"
        items={ANSWERS}
        value={badRecord === null ? 'none' : 'some'}
        onChange={(key) => onChange({ badRecord: key === 'none' ? null : (badRecord ?? EMPTY) })}
      />
      {badRecord === null ? null : (
        <>
          <Field of="badRecordKinds" name={`${LABELS.badRecordKinds}（可多选）`}>
            {BAD_RECORD_KINDS.map((kind) => (
              <CheckLine
                key={kind}
                checked={badRecord.kinds.includes(kind)}
                onChange={(taken) =>
                  change({
                    kinds: BAD_RECORD_KINDS.filter((it) =>
                      it === kind ? taken : badRecord.kinds.includes(it),
                    ),
                  })
                }
              >
                {kind}
              </CheckLine>
            ))}
          </Field>
          <Field of="badRecordDetail">
            <TextArea
              label={LABELS.badRecordDetail}
              value={badRecord.detail}
              onChange={(detail) => change({ detail })}
              form={lineForm}
              placeholder="时间、事由和目前的情况"
              problem={problemWords('badRecordDetail', personalProblems(info).badRecordDetail)}
              most={mostDetail(badRecord)}
            />
          </Field>
        </>
      )}
    </Card>
  )
}
