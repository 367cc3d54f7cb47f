import { useState, type ReactNode } from 'react'
import { groupCard } from '#domain/identity/masking.ts'
import { codeProblem } from '#domain/identity/message-code.ts'
import { cardForm, codeForm, mobileForm } from '#domain/text/number-forms.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { cardDoubt, cardProblem, mobileProblem } from './bank-fields.ts'

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly note?: string | undefined
  /** An error that the provider or a comparison has found; shown at once. */
  readonly error?: string
  readonly onLeave?: () => void
}

/**
 * A bank card's number, shown in groups of four digits. An unlikely one is doubted in the note, once
 * the field was left: the beginning of a longer number is no doubt.
 */
export function CardNumberField(props: Props) {
  const { value, note, onLeave } = props
  const [left, setLeft] = useState('')
  const doubt = left === value ? cardDoubt(value) : null
  return (
    <TextField
      label="银行卡号"
      inputMode="numeric"
      placeholder="本人储蓄卡的卡号"
      form={cardForm}
      format={groupCard}
      problem={cardProblem(value)}
      clearable
      {...props}
      note={doubt === null ? note : note === undefined ? doubt : `${doubt}。${note}`}
      onLeave={() => {
        setLeft(value)
        onLeave?.()
      }}
    />
  )
}

/** The mobile number that is registered at the bank. */
export function MobileField(props: Props) {
  return (
    <TextField
      label="银行预留手机号"
      inputMode="tel"
      placeholder="在银行登记的手机号"
      form={mobileForm}
      problem={mobileProblem(props.value)}
      clearable
      {...props}
    />
  )
}

/** The six-digit code of a text message; `extra` is the button that requests another. */
export function CodeField(props: Props & { readonly extra?: ReactNode }) {
  return (
    <TextField
      label="短信验证码"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="6 位数字"
      form={codeForm}
      problem={codeProblem(props.value)}
      {...props}
    />
  )
}
