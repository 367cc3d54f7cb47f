import { personalProblems } from '#domain/person/personal-info.ts'
import { lineForm } from '#domain/text/plain-form.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { ContactField } from './ContactField.tsx'
import { Field } from './Field.tsx'
import { OwnerField } from './OwnerField.tsx'
import { LABELS, problemWords } from './person-words.ts'
import { RecordSection } from './RecordSection.tsx'
import { RegionField } from './RegionField.tsx'
import type { SectionProps } from './section-props.ts'
import { VocationField } from './VocationField.tsx'

interface Props extends SectionProps {
  /** The contact that is stored: it is shown masked until it is changed. */
  readonly storedContact: string
}

/** All fields of a person besides identity and tax residence, a card for each section. */
export function PersonalSections({ info, onChange, storedContact }: Props) {
  const problems = personalProblems(info)
  return (
    <>
      <Card title="职业与联系方式">
        <Field of="vocationCode">
          <VocationField
            value={info.vocationCode}
            onChange={(vocationCode) => onChange({ vocationCode })}
          />
        </Field>
        <Field of="contact">
          <ContactField
            value={info.contact}
            stored={storedContact}
            problem={problemWords('contact', problems.contact)}
            onChange={(contact) => onChange({ contact })}
          />
        </Field>
        <Field of="region">
          <RegionField value={info.region} onChange={(region) => onChange({ region })} />
        </Field>
        <Field of="address">
          <TextArea
            label={LABELS.address}
            value={info.address}
            onChange={(address) => onChange({ address })}
            form={lineForm}
            placeholder="街道、门牌号等，5 至 100 个字"
            problem={problemWords('address', problems.address)}
            most={100}
          />
        </Field>
      </Card>
      <Card title="控制人与受益人">
        <OwnerField field="controller" name="实际控制人" info={info} onChange={onChange} />
        <OwnerField field="beneficiary" name="受益人" info={info} onChange={onChange} />
      </Card>
      <RecordSection info={info} onChange={onChange} />
    </>
  )
}
