import type { Difference } from './differences.ts'

const KINDS: Readonly<Record<Difference['kind'], string>> = {
  added: '新增',
  removed: '删除',
  changed: '修改',
}

interface Props {
  readonly rows: readonly Difference[]
  readonly moved: boolean
  /** The names of the two sides. */
  readonly names: readonly [string, string]
  /** Ids of the rows whose first side is retained, where there is a choice to make. */
  readonly taken?: ReadonlySet<string>
  readonly onTake?: (id: string, isFirst: boolean) => void
}

/** The differences between two documents, block by block. */
export function Differences({ rows, moved, names: [before, after], taken, onTake }: Props) {
  if (rows.length === 0 && !moved) return <p className="ed-hint">内容没有差别</p>
  return (
    <ul className="ed-differences">
      {rows.map((row) => (
        <li key={`${row.kind} ${row.id}`} data-kind={row.kind}>
          <span className="ed-badge">{KINDS[row.kind]}</span>
          <strong>{row.title}</strong>
          {taken === undefined ? null : (
            <select
              className="ed-input ed-choice"
              aria-label={`${row.title}留哪一份`}
              value={taken.has(row.id) ? 'theirs' : 'mine'}
              onChange={({ target }) => onTake?.(row.id, target.value === 'theirs')}
            >
              <option value="mine">留我的</option>
              <option value="theirs">用对方的</option>
            </select>
          )}
          {row.fields.length === 0 ? null : (
            <table className="ed-table">
              <thead>
                <tr>
                  <th>内容</th>
                  <th>{before}</th>
                  <th>{after}</th>
                </tr>
              </thead>
              <tbody>
                {row.fields.map((field) => (
                  <tr key={field.name}>
                    <td>{field.name}</td>
                    <td className="ed-old">{field.before}</td>
                    <td className="ed-new">{field.after}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </li>
      ))}
      {moved ? <li>区块的顺序或嵌套有变化</li> : null}
    </ul>
  )
}
