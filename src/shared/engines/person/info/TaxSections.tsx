import {
  CRS_TYPES,
  dropsResidences,
  needsResidences,
  taxProblems,
  type CrsType,
} from '#domain/person/tax-residence.ts'
import { latinForm, lineForm } from '#domain/text/plain-form.ts'
import { Choices } from '#ui/fields/Choices.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { Field } from './Field.tsx'
import { LABELS, problemWords } from './person-words.ts'
import { ResidencesCard } from './ResidencesCard.tsx'
import type { TaxSectionProps } from './section-props.ts'
import { fieldId } from './field-id.ts'

const KINDS: Readonly<Record<CrsType, { readonly label: string; readonly notes: string[] }>> = {
  A: { label: '仅为中国税收居民', notes: ['在中国境内有住所，或一年内在境内居住满 183 天'] },
  B: {
    label: '仅为非居民',
    notes: ['在中国境内无住所且居住不满 183 天，在其他国家（地区）是税收居民'],
  },
  C: {
    label: '既是中国税收居民又是其他国家（地区）税收居民',
    notes: ['例如在境内有住所，同时因国籍、居留或居住时间在境外纳税'],
  },
}

const CHOICES = CRS_TYPES.map((key) => ({
  key,
  label: KINDS[key].label,
  notes: KINDS[key].notes,
}))

/** The tax residence, and what residents of other countries declare about themselves. */
export function TaxSections({ info, onChange }: TaxSectionProps) {
  async function choose(crsType: CrsType) {
    if (dropsResidences(info, crsType)) {
      const answer = await dialog.confirm({
        title: '更改税收居民身份',
        content: `改为“${KINDS[crsType].label}”后，已填写的境外税收信息不再保存`,
        confirmText: '确认更改',
      })
      if (answer !== 'confirm') return
    }
    onChange({ crsType })
  }
  return (
    <>
      <div id={fieldId('crsType')}>
        <Choices
          title="税收居民身份"
          choices={CHOICES}
          value={info.crsType === '' ? null : info.crsType}
          onChange={(key) => void choose(key)}
        />
      </div>
      {needsResidences(info.crsType) ? (
        <>
          <PersonCard info={info} onChange={onChange} />
          <ResidencesCard info={info} onChange={onChange} />
        </>
      ) : null}
    </>
  )
}

const NAMES = ['familyName', 'givenName'] as const
const PLACES = { birthPlace: 100, residence: 100, residenceEn: 200 } as const
const SAMPLES = {
  familyName: '例如 Zhang',
  givenName: '例如 Yiming',
  birthPlace: '国家（地区）和城市',
  residence: '国家（地区）、城市、街道',
  residenceEn: '例如 7 Queen Road, Central, Hong Kong',
} as const

function PersonCard({ info, onChange }: TaxSectionProps) {
  const problems = taxProblems(info)
  return (
    <Card title="境外税收信息">
      {NAMES.map((field) => (
        <Field key={field} of={field}>
          <TextField
            label={LABELS[field]}
            value={info[field]}
            onChange={(text) => onChange({ [field]: text })}
            form={latinForm}
            placeholder={SAMPLES[field]}
            problem={problemWords(field, problems[field])}
          />
        </Field>
      ))}
      {(['birthPlace', 'residence', 'residenceEn'] as const).map((field) => (
        <Field key={field} of={field}>
          <TextArea
            label={LABELS[field]}
            value={info[field]}
            onChange={(text) => onChange({ [field]: text })}
            form={field === 'residenceEn' ? latinForm : lineForm}
            placeholder={SAMPLES[field]}
            problem={problemWords(field, problems[field])}
            most={PLACES[field]}
          />
        </Field>
      ))}
    </Card>
  )
}
