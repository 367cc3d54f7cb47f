import { createUsePuck } from '@puckeditor/core'
import { blocksById } from '#test/sandbox/server/editor/app/document-parts.ts'
import { blockName } from '#test/sandbox/server/editor/app/words.ts'

const usePuck = createUsePuck()

interface Props {
  readonly value: unknown
  readonly onChange: (value: string) => void
  readonly label: string
}

/** Another block of the page. */
export function TargetInput({ value, onChange, label }: Props) {
  const data = usePuck((state) => state.appState.data)
  const chosen = typeof value === 'string' ? value : ''
  const blocks = [...blocksById(data).values()].filter(({ type }) => type !== 'Anchor')
  const isThere = blocks.some(({ props }) => props.id === chosen)
  return (
    <select
      className="ed-input"
      aria-label={label}
      value={chosen}
      onChange={({ target }) => onChange(target.value)}
    >
      {isThere ? null : <option value={chosen}>请选择</option>}
      {blocks.map(({ type, props }, at) => (
        <option key={props.id} value={props.id}>
          {`${at + 1}. ${blockName(type)}`}
        </option>
      ))}
    </select>
  )
}
