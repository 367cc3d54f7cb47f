import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { formatValueDay } from '#domain/fund/data-holes.ts'
import { formatNav, formatYield } from '#domain/money/format-figures.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { unbroken } from '#ui/text/unbroken.ts'
import styles from './WalletCard.module.css'

/**
 * The wallet product with its yield. Optional: nothing is shown while it loads or when it fails.
 */
export function WalletCard() {
  const navigate = useNavigate()
  const fund = useQuery(queryFor(queryFundOne, { fundCode: WALLET_FUND }))
  if (fund.isPending) return <div aria-busy="true" />
  if (!fund.data || fund.data.sevenDayYield === null) return null
  const { fundName, sevenDayYield, incomePer10k, navDate } = fund.data
  return (
    <Card title={fundName} extra="货币基金 · 低风险">
      <div className={styles.wallet}>
        <dl>
          <dt>{unbroken(`七日年化（${formatValueDay(navDate, fund.data.tradeDate)}）`)}</dt>
          <dd>
            <NumberText size="figure" value={formatYield(sevenDayYield)} />
            <p className={styles.note}>{`万份收益 ${formatNav(incomePer10k)} 元`}</p>
          </dd>
        </dl>
        <Button
          kind="secondary"
          onClick={() =>
            void navigate(fundDetailPaths.fundDetailSingle.to({ fundCode: WALLET_FUND }))
          }
        >
          去看看
        </Button>
      </div>
    </Card>
  )
}
