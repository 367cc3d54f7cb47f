import { mobileForm } from '#domain/text/number-forms.ts'
import { mobileProblem } from '#shared/bank/bank-fields.ts'
import { TextField } from '#ui/fields/TextField.tsx'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
}

/** A mobile number of the account, not of a bank. */
export function NumberField(props: Props) {
  return (
    <TextField
      inputMode="tel"
      placeholder="11 位手机号"
      form={mobileForm}
      problem={mobileProblem(props.value)}
      clearable
      {...props}
    />
  )
}
