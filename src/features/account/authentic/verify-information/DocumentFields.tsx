import { NO_END, type DocumentFaults, type DocumentField } from '#domain/identity/document-text.ts'
import { nameForm } from '#domain/identity/person-name.ts'
import { dayForm, identityForm, wholeDay } from '#domain/text/number-forms.ts'
import { lineForm } from '#domain/text/plain-form.ts'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { TextField, type TextFieldProps } from '#ui/fields/TextField.tsx'
import type { ConfirmDocument } from './use-confirm-document.ts'

interface Props {
  readonly confirm: ConfirmDocument
  readonly faults: DocumentFaults
}

type FieldProps = Pick<TextFieldProps, 'label' | 'form'> & Partial<TextFieldProps>

/** As the card has it, with spaces: 2025 03 11. */
const dated = (day: string) =>
  day.replace(/^(\d{4})(\d{1,2})/, '$1 $2').replace(/^(.{7})(\d)/, '$1 $2')

/**
 * One line of the card. What was not read is to be filled in, what was changed is marked, and what
 * was read wrong is said at once.
 */
const fieldOf =
  ({ confirm: { read, text, submission, type }, faults }: Props) =>
  (field: DocumentField, props: FieldProps): TextFieldProps => {
    const isNamed = field === 'certNo' || field === 'validDate'
    const refused = isNamed ? submission.problem(field) : ''
    const [value, found, fault] = [text[field], read[field], faults[field]]
    const note = found === '' ? '未识别，请填写' : value === found ? undefined : '已修改'
    const atOnce = value !== '' && value === found ? (fault ?? '') : ''
    return {
      value,
      onChange: (typed) => type({ [field]: typed }),
      problem: fault,
      error: refused || atOnce,
      clearable: true,
      note,
      ...props,
    }
  }

/** The side with the portrait. */
export function PersonFields(
  props: Props & {
    readonly masked: { readonly userName: string; readonly certNo: string } | null
  },
) {
  const field = fieldOf(props)
  const { masked } = props
  // This device has not seen the picture: the provider gives name and number only masked.
  const note = (shown: string | undefined) =>
    shown === undefined || shown === '' ? {} : { note: `证件上为 ${shown}，请重新填写完整` }
  const number = { form: identityForm, ...note(masked?.certNo) }
  return (
    <>
      <TextField
        {...field('userName', { label: '姓名', form: nameForm, ...note(masked?.userName) })}
      />
      <TextField {...field('certNo', { label: '身份证号', ...number })} />
      <TextField {...field('address', { label: '住址', form: lineForm })} />
    </>
  )
}

/** The side with the emblem. */
export function TermFields(props: Props) {
  const field = fieldOf(props)
  const { text, type } = props.confirm
  const dayField = (name: 'validFrom' | 'validDate', label: string) =>
    field(name, {
      label,
      inputMode: 'numeric',
      form: dayForm,
      format: dated,
      onLeave: () => type({ [name]: wholeDay(text[name]) }),
    })
  const endless = text.validDate === NO_END
  return (
    <>
      <TextField {...field('issuer', { label: '签发机关', form: lineForm })} />
      <TextField {...dayField('validFrom', '有效期起始日（年月日）')} />
      {endless ? null : <TextField {...dayField('validDate', '有效期截止日（年月日）')} />}
      <CheckLine
        checked={endless}
        onChange={(checked) => type({ validDate: checked ? NO_END : '' })}
      >
        长期有效
      </CheckLine>
    </>
  )
}
