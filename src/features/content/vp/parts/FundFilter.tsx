import { useQuery } from '@tanstack/react-query'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { CloseIcon } from '#ui/icons.tsx'
import styles from './FundFilter.module.css'

interface Props {
  readonly fundCode: string
  /** What the fund limits: 仅看, 提问关于. */
  readonly word: string
  readonly onRemove: () => void
}

/** The fund that a page is limited to, by its name, and how to remove it. */
export function FundFilter({ fundCode, word, onRemove }: Props) {
  const { data } = useQuery(queryFor(queryFundOne, { fundCode }))
  const name = data?.fundName ?? fundCode
  return (
    <div className={styles.line}>
      <span className={styles.word}>{word}</span>
      <button type="button" className={styles.chip} aria-label={`${name}，移除`} onClick={onRemove}>
        <span className={styles.face}>
          <span className={styles.name}>{name}</span>
          <span className={styles.icon} aria-hidden="true">
            <CloseIcon />
          </span>
        </span>
      </button>
    </div>
  )
}
