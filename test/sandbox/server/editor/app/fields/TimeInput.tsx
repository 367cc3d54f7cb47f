/** China time as `YYYYMMDDHHmmss`, in the browser's own picker. */
interface Props {
  readonly value: string | null | undefined
  readonly onChange: (value: string | null) => void
  readonly label: string
}

const shown = (value: string | null | undefined): string => {
  const [, y, m, d, h, min] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)/.exec(value ?? '') ?? []
  return y === undefined ? '' : `${y}-${m}-${d}T${h}:${min}`
}

export function TimeInput({ value, onChange, label }: Props) {
  return (
    <input
      type="datetime-local"
      className="ed-input"
      aria-label={label}
      value={shown(value)}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '')
        onChange(digits === '' ? null : digits.padEnd(14, '0'))
      }}
    />
  )
}
