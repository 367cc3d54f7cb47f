import type { ReactNode } from 'react'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import styles from './RankingRows.module.css'

interface Ranked {
  readonly rank: number
  readonly name: string
  /** As it is shown: equal ones share a rank. */
  readonly figure: ReactNode
  readonly isOwn: boolean
}

interface Props {
  readonly label: string
  readonly rows: readonly Ranked[]
  /** The user's own place, which is always in view; null without one. */
  readonly own: Pick<Ranked, 'rank' | 'figure'> | null
}

/** A ranking; the user's own row comes first where it is not among those listed. */
export function RankingRows({ label, rows, own }: Props) {
  const pinned = own === null || rows.some(({ isOwn }) => isOwn) ? null : own
  if (rows.length === 0 && pinned === null)
    return <p className={styles.empty}>还没有名次，完成一场后参加排名</p>
  const listed = pinned === null ? rows : [{ ...pinned, name: '我', isOwn: true }, ...rows]
  // Several of one rank have the same name and figure.
  const all = listed.map((row, at) => ({ row, key: `${row.rank} ${at}` }))
  return (
    <RowList label={label}>
      {all.map(({ row: { rank, name, figure, isOwn }, key }) => (
        <Row
          key={key}
          title={
            <span className={isOwn ? styles.own : undefined}>
              <span className={styles.rank}>{rank}</span>
              {name}
            </span>
          }
          value={figure}
        />
      ))}
    </RowList>
  )
}
