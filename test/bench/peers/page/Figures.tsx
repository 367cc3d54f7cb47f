interface Figure {
  readonly label: string
  readonly value: string
  /** The sign that decides its colour; none where absent. */
  readonly sign?: string | null
}

const tone = (sign: string | null | undefined) =>
  sign === null || sign === undefined ? '' : Number(sign) < 0 ? 'fall' : 'rise'

/** Figures side by side, each under its label. */
export function Figures({ items }: { readonly items: readonly Figure[] }) {
  return (
    <dl className="figures">
      {items.map(({ label, value, sign }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={tone(sign)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
