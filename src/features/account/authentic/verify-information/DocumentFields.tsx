import {
  NO_END,
  plainName,
  type DocumentFaults,
  type DocumentField,
} from '#domain/identity/document-text.ts'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { TextField, type TextFieldProps } from '#ui/fields/TextField.tsx'
import type { ConfirmDocument } from './use-confirm-document.ts'

interface Props {
  readonly confirm: ConfirmDocument
  readonly faults: DocumentFaults
}

type FieldProps = Pick<TextFieldProps, 'label'> & Partial<TextFieldProps>

const digits = (typed: string) => typed.replace(/\D/g, '').slice(0, 8)
/** As the card has it, with spaces: 2025 03 11. */
const dated = (day: string) =>
  day.replace(/^(\d{4})(\d{1,2})/, '$1 $2').replace(/^(.{7})(\d)/, '$1 $2')
const numberText = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^0-9X]/g, '')
    .slice(0, 18)

/**
 * One line of the card. What was not read is to be filled in, what was changed is marked, and what
 * was read wrong is said at once.
 */
const fieldOf =
  ({ confirm: { read, text, errors, type }, faults }: Props) =>
  (field: DocumentField, props: FieldProps): TextFieldProps => {
    const [value, found, fault] = [text[field], read[field], faults[field]]
    const note = found === '' ? '未识别，请填写' : value === found ? undefined : '已修改'
    const atOnce = value !== '' && value === found ? (fault ?? '') : ''
    return {
      value,
      onChange: (typed) => type({ [field]: typed }),
      problem: fault,
      error: errors[field] ?? atOnce,
      clearable: true,
      ...(note === undefined ? {} : { note }),
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
  const number = { accept: numberText, ...note(masked?.certNo) }
  return (
    <>
      <TextField
        {...field('userName', { label: '姓名', accept: plainName, ...note(masked?.userName) })}
      />
      <TextField {...field('certNo', { label: '身份证号', ...number })} />
      <TextField {...field('address', { label: '住址' })} />
    </>
  )
}

/** The side with the emblem. */
export function TermFields(props: Props) {
  const field = fieldOf(props)
  const { text, type } = props.confirm
  const day: Partial<TextFieldProps> = { inputMode: 'numeric', accept: digits, format: dated }
  const endless = text.validDate === NO_END
  return (
    <>
      <TextField {...field('issuer', { label: '签发机关' })} />
      <TextField {...field('validFrom', { label: '有效期起始日（年月日）', ...day })} />
      {endless ? null : (
        <TextField {...field('validDate', { label: '有效期截止日（年月日）', ...day })} />
      )}
      <CheckLine
        checked={endless}
        onChange={(checked) => type({ validDate: checked ? NO_END : '' })}
      >
        长期有效
      </CheckLine>
    </>
  )
}
