import { isMoneyMarket } from '#domain/business-codes.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { RemindersButton } from '#shared/views/watch/RemindersButton.tsx'
import { CardLink } from './CardLink.tsx'
import styles from './FundHeader.module.css'

/** Shows what one can do without buying: hear of a value, and compare. */
export function WatchActs({ fund }: { readonly fund: Fund }) {
  const { fundCode, fundName } = fund
  return (
    <div className={styles.acts}>
      {isMoneyMarket(fund) ? null : (
        <RemindersButton of={{ subject: 'fund', code: fundCode, name: fundName }} />
      )}
      <CardLink to={fundPortalPaths.allFundList.to({ scope: 'compare', codes: fundCode })}>
        与自选对比
      </CardLink>
    </div>
  )
}
