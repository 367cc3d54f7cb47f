import { useQuery } from '@tanstack/react-query'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { classes } from '#ui/classes.ts'
import { CloseIcon } from '#ui/icons.tsx'
import styles from './FundFilter.module.css'

interface Props {
  readonly fundCode: string
  /** The word for the limit to the fund: 仅看, 提问关于. */
  readonly word: string
  readonly onRemove: () => void
}

/** The fund that a page is limited to, by its name, and how to remove it. */
export function FundFilter({ fundCode, word, onRemove }: Props) {
  const { data, isPending } = useQuery(queryFor(queryFundOne, { fundCode }))
  const name = data?.fundName ?? fundCode
  return (
    // A name may take two lines: shown with it, or with the code where it does not come.
    <div className={classes(styles.line, isPending && styles.toCome)} aria-busy={isPending}>
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
