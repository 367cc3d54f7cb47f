import * as v from 'valibot'
import { useEditor } from '#test/sandbox/server/editor/app/EditorContext.tsx'

const item = v.looseObject({ targetUrl: v.optional(v.string(), '') })

type Action = v.InferOutput<typeof item>
const EMPTY: Action = { targetUrl: '' }

interface Props {
  readonly id: string
  readonly value: unknown
  readonly onChange: (value: object | null) => void
  readonly label: string
}

/** The target of a tap: a screen of the product by its name, or an address that is typed. */
export function ActionInput({ id, value, onChange, label }: Props) {
  const { choices } = useEditor()
  const read = v.safeParse(item, value)
  const whole = read.success ? read.output : EMPTY
  const { targetUrl, ...rest } = whole
  const [path = ''] = targetUrl.split('?')
  const known = choices.screens.find((it) => it.path === path)
  const more = Object.keys(rest).filter((name) => rest[name] !== '' && name !== 'params')
  return (
    <>
      <input
        className="ed-input"
        aria-label={label}
        list={`${id}-screens`}
        placeholder="不跳转；或选一个页面，或粘贴地址"
        value={targetUrl}
        onChange={({ target }) => {
          const to = target.value.trim()
          const other = Object.keys(rest).length > 0
          onChange(to === '' && !other ? null : { ...rest, targetUrl: to })
        }}
      />
      <datalist id={`${id}-screens`}>
        {choices.screens.map(({ path: to, title }) => (
          <option key={to} value={to}>
            {title}
          </option>
        ))}
      </datalist>
      <p className="ed-hint">
        {targetUrl === '' ? '不跳转' : known === undefined ? targetUrl : `打开「${known.title}」`}
        {more.length > 0 ? `；另有 ${more.join('、')}` : ''}
      </p>
    </>
  )
}
