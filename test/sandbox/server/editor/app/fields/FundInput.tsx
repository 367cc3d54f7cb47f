import { useEditor } from '#test/sandbox/server/editor/app/EditorContext.tsx'

interface Props {
  readonly id: string
  readonly value: unknown
  readonly onChange: (value: string) => void
  readonly label: string
}

/** A fund by its code, with the name next to it. */
export function FundInput({ id, value, onChange, label }: Props) {
  const { choices } = useEditor()
  const code = typeof value === 'string' ? value : ''
  const found = choices.funds.find((it) => it.code === code)
  return (
    <>
      <input
        className="ed-input"
        aria-label={label}
        inputMode="numeric"
        list={`${id}-funds`}
        placeholder="六位代码，或输入名称查找"
        value={code}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <datalist id={`${id}-funds`}>
        {choices.funds.map((it) => (
          <option key={it.code} value={it.code}>
            {it.name}
          </option>
        ))}
      </datalist>
      <p className="ed-hint">{found?.name ?? (code === '' ? '' : '提交时会核对这个代码')}</p>
    </>
  )
}
