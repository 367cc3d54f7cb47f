import { FundRow, type FundRowProps } from '#shared/parts/fund/FundRow.tsx'
import styles from './StarredRow.module.css'
import type { Stars } from './use-watch-list.ts'
import { Star } from './WatchStar.tsx'

/** A fund of a list with its star: two targets side by side, so that neither is hit for the other. */
export function StarredRow({ stars, ...row }: FundRowProps & { readonly stars: Stars }) {
  const { fundCode, fundName } = row
  return (
    <div className={styles.row}>
      <FundRow {...row} />
      <Star fundCode={fundCode} fundName={fundName} stars={stars} />
    </div>
  )
}
