import { useQuery } from '@tanstack/react-query'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { Spoken } from '#ui/text/Spoken.tsx'
import styles from './RichText.module.css'

interface Props {
  readonly fundCode: string
  /** The text of the author; the fund's own name takes its place once it is known. */
  readonly text: string
}

/**
 * A fund in a sentence: its present name, and that it cannot be bought, as the provider has them. A
 * fund that is not listed is words.
 */
export function FundChip({ fundCode, text }: Props) {
  const { data, error } = useQuery(queryFor(queryFundOne, { fundCode }))
  if (data === undefined && error !== null) return <>{text}</>
  return (
    <a className={styles.chip} href={fundDetailPaths.fundDetailSingle.to({ fundCode })}>
      <Spoken>基金 </Spoken>
      {data?.fundName ?? text}
      {data?.applyStatus === 'suspended' && <span className={styles.paused}>暂停申购</span>}
    </a>
  )
}
