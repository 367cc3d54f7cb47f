import { useState } from 'react'
import {
  COMPLAINT_SUBJECTS,
  type ComplaintSubject,
  COMPLAINT_SUBJECT_NAMES,
} from '#domain/complaint/complaint.ts'
import { PickField } from '#ui/fields/PickField.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'

interface Props {
  readonly subject: ComplaintSubject | null
  readonly onChange: (subject: ComplaintSubject) => void
}

/** What a complaint is about, as one of eight subjects. */
export function SubjectField({ subject, onChange }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <PickField
        label="反映的问题"
        value={subject === null ? '' : COMPLAINT_SUBJECT_NAMES[subject]}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title="反映的问题" flush>
        <RowList label="反映的问题">
          {COMPLAINT_SUBJECTS.map((key) => (
            <Row
              key={key}
              title={COMPLAINT_SUBJECT_NAMES[key]}
              arrow={false}
              onClick={() => {
                onChange(key)
                setOpen(false)
              }}
            />
          ))}
        </RowList>
      </Sheet>
    </>
  )
}
