import { maskPhone } from '#domain/identity/masking.ts'
import { contactForm } from '#domain/person/personal-info.ts'
import { Button } from '#ui/base/Button.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LABELS } from './person-words.ts'
import styles from './Field.module.css'

interface Props {
  readonly value: string
  /** The value that the provider holds; empty for nothing. */
  readonly stored: string
  readonly problem: string | null
  readonly onChange: (value: string) => void
}

/** First and last characters alone, whatever it is. */
const masked = (contact: string): string =>
  maskPhone(contact) || `${contact.slice(0, 2)}****${contact.slice(-2)}`

/** Shows how to reach the person: masked as long as it is what is stored, else entered again. */
export function ContactField({ value, stored, problem, onChange }: Props) {
  if (stored !== '' && value === stored) {
    return (
      <>
        <p className={styles.label}>{LABELS.contact}</p>
        <div className={styles.kept}>
          <span className={styles.value}>{masked(stored)}</span>
          <Button kind="text" size="small" onClick={() => onChange('')}>
            修改联系方式
          </Button>
        </div>
      </>
    )
  }
  return (
    <TextField
      label={LABELS.contact}
      value={value}
      onChange={onChange}
      form={contactForm}
      placeholder="手机号、带区号的电话或邮箱"
      problem={problem}
      clearable
      {...(stored === ''
        ? {}
        : {
            extra: (
              <Button kind="text" size="small" onClick={() => onChange(stored)}>
                不修改
              </Button>
            ),
          })}
    />
  )
}
