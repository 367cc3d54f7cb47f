import { FundRow, type FundRowProps } from '#shared/fund/FundRow.tsx'
import styles from './StarredRow.module.css'
import { WatchStar } from './WatchStar.tsx'

/** A fund of a list with its star: two targets side by side, so that neither is hit for the other. */
export function StarredRow(props: FundRowProps) {
  const { fundCode, fundName } = props
  return (
    <div className={styles.row}>
      <FundRow {...props} />
      <WatchStar fundCode={fundCode} fundName={fundName} />
    </div>
  )
}
