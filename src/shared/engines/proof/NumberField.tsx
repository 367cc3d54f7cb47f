import { mobileForm } from '#domain/text/number-forms.ts'
import { mobileProblem } from './bank-fields.ts'
import { TextField, type TextFieldProps } from '#ui/fields/TextField.tsx'

type Props = Pick<TextFieldProps, 'label' | 'value' | 'onChange'> &
  Partial<Pick<TextFieldProps, 'error' | 'note' | 'placeholder'>>

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
