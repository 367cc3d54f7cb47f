import * as v from 'valibot'
import { WHOLE } from '#domain/page/root.ts'

const shape = v.object({
  id: v.string(),
  arms: v.array(v.object({ key: v.string(), weight: v.number() })),
})

interface Props {
  readonly value: unknown
  readonly onChange: (value: object | null) => void
}

const EVEN = { id: 'exp-1', arms: ['a', 'b'].map((key) => ({ key, weight: WHOLE / 2 })) }

/** The page's experiment: its arms, with the share of the users that each gets. */
export function ExperimentInput({ value, onChange }: Props) {
  const read = v.safeParse(shape, value)
  if (!read.success) {
    return (
      <button type="button" className="ed-button" onClick={() => onChange(EVEN)}>
        加一个实验
      </button>
    )
  }
  const { id, arms } = read.output
  // Named by their places: an arm's key is edited.
  const rows = arms.map((arm, at) => ({ ...arm, name: `第 ${at + 1} 组` }))
  const sum = arms.reduce((total, { weight }) => total + weight, 0)
  const setArm = (at: number, change: object) =>
    onChange({ id, arms: arms.map((arm, index) => (index === at ? { ...arm, ...change } : arm)) })
  return (
    <div className="ed-audience">
      <label>
        实验编号
        <input
          className="ed-input"
          value={id}
          onChange={({ target }) => onChange({ id: target.value.trim(), arms })}
        />
      </label>
      {rows.map(({ name, key, weight }, at) => (
        <div key={name} className="ed-arm">
          <input
            className="ed-input"
            aria-label={name}
            value={key}
            onChange={({ target }) => setArm(at, { key: target.value.trim() })}
          />
          <input
            type="number"
            className="ed-input"
            aria-label={`${name}的份额`}
            min={0}
            max={WHOLE}
            value={weight}
            onChange={({ target }) => setArm(at, { weight: Number(target.value) })}
          />
        </div>
      ))}
      <p className="ed-hint">{`份额合计 ${sum}，应为 ${WHOLE}`}</p>
      <button
        type="button"
        className="ed-button"
        disabled={arms.length >= 8}
        onClick={() => onChange({ id, arms: [...arms, { key: `g${arms.length + 1}`, weight: 0 }] })}
      >
        加一组
      </button>
      <button type="button" className="ed-button" onClick={() => onChange(null)}>
        去掉实验
      </button>
    </div>
  )
}
