import { ownerForm } from '#domain/identity/person-name.ts'
import { personalProblems } from '#domain/person/personal-info.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Field } from './Field.tsx'
import { LABELS, problemWords } from './person-words.ts'
import type { SectionProps } from './section-props.ts'
import styles from './Field.module.css'

const OWNERS = [
  { key: 'self', label: '本人' },
  { key: 'other', label: '他人' },
] as const

interface Props extends SectionProps {
  readonly field: 'controller' | 'beneficiary'
  readonly name: string
}

/** For whom the account is: the investor, or another by name. */
export function OwnerField({ field, name, info, onChange }: Props) {
  const other = info[field]
  const set = (next: string | null) =>
    onChange(field === 'controller' ? { controller: next } : { beneficiary: next })
  return (
    <Field of={field} name={name}>
      <Segments
        label={name}
        items={OWNERS}
        value={other === null ? 'self' : 'other'}
        onChange={(key) => set(key === 'self' ? null : (other ?? ''))}
      />
      {other === null ? null : (
        <div className={styles.below}>
          <TextField
            label={LABELS[field]}
            value={other}
            onChange={set}
            form={ownerForm}
            problem={problemWords(field, personalProblems(info)[field])}
          />
        </div>
      )}
    </Field>
  )
}
