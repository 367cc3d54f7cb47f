import * as v from 'valibot'
import { useEditor } from '#test/sandbox/server/editor/app/EditorContext.tsx'

const picture = v.object({ src: v.string(), width: v.number(), height: v.number() })

interface Props {
  readonly value: unknown
  readonly onChange: (value: object | null) => void
  readonly label: string
  readonly optional: boolean
}

/** One of the uploaded pictures, or an address of a listed site with its size. */
export function PictureInput({ value, onChange, label, optional }: Props) {
  const { choices } = useEditor()
  const read = v.safeParse(picture, value)
  const chosen = read.success ? read.output : null
  const set = (change: object) =>
    onChange({ ...(chosen ?? { src: '', width: 750, height: 360 }), ...change })
  return (
    <>
      <div className="ed-pictures" role="radiogroup" aria-label={label}>
        {choices.pictures.map((it) => (
          <button
            key={it.src}
            type="button"
            role="radio"
            aria-checked={it.src === chosen?.src}
            aria-label={it.src}
            className="ed-picture"
            onClick={() => onChange(it)}
          >
            <img src={it.src} alt="" />
          </button>
        ))}
        {optional ? (
          <button
            type="button"
            role="radio"
            aria-checked={chosen === null}
            className="ed-picture"
            onClick={() => onChange(null)}
          >
            不用
          </button>
        ) : null}
      </div>
      <details className="ed-more">
        <summary>其他图片地址</summary>
        <input
          className="ed-input"
          aria-label={`${label}地址`}
          placeholder="https://"
          value={chosen?.src ?? ''}
          onChange={({ target }) => set({ src: target.value.trim() })}
        />
        {(['width', 'height'] as const).map((side) => (
          <input
            key={side}
            type="number"
            className="ed-input"
            aria-label={side === 'width' ? '宽' : '高'}
            min={1}
            value={chosen?.[side] ?? ''}
            onChange={({ target }) => set({ [side]: Number(target.value) })}
          />
        ))}
      </details>
    </>
  )
}
