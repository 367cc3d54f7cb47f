import { identityNumberProblem } from '#domain/identity/identity-number.ts'
import { identityForm } from '#domain/text/number-forms.ts'
import { TextField } from '#ui/fields/TextField.tsx'

interface Props {
  readonly value: string
  readonly onChange: (certNo: string) => void
}

/** The number of the identity card, with what is wrong with it. */
export const CertNoField = (props: Props) => (
  <TextField
    label="身份证号"
    form={identityForm}
    placeholder="18 位身份证号"
    problem={identityNumberProblem(props.value)}
    clearable
    {...props}
  />
)
