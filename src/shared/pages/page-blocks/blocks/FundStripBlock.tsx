import { useQueries } from '@tanstack/react-query'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { fundStrip } from '#domain/page/blocks/fund-blocks.ts'
import { blockView } from '#shared/pages/page-blocks/block-view.ts'
import { usePage } from '#shared/pages/page-blocks/page-context.ts'
import { useRiskCap } from '#shared/engines/person/use-risk-cap.ts'
import { Card } from '#ui/layout/Card.tsx'
import { BlockToCome } from './BlockStates.tsx'
import { FundEntry } from './FundEntry.tsx'
import styles from './FundStripBlock.module.css'

/** The risk that is offered without a valid assessment. */
const LOWEST = 1

/** Funds side by side, but those above the user's class; operators see them all. */
export const FundStrip = blockView(fundStrip, ({ title, codes, stage }) => {
  const { preview } = usePage()
  const { cap, pending } = useRiskCap()
  const funds = useQueries({
    queries: codes.map((fundCode) => queryFor(queryFundOne, { fundCode })),
  })
  const name = title === '' ? '基金' : title
  if (pending || funds.some(({ data }) => data === undefined)) {
    const error = funds.find((it) => it.error !== null)?.error ?? null
    const refetch = () => Promise.all(funds.map((it) => it.refetch()))
    return <BlockToCome title={name} lines={5} {...{ error, refetch }} />
  }
  const fitting = funds.flatMap(({ data }) =>
    data !== undefined && (preview || data.fundRiskLevel <= (cap ?? LOWEST)) ? [data] : [],
  )
  if (fitting.length === 0) return null
  return (
    <Card title={name} flush>
      <ul className={styles.strip} aria-label={name}>
        {fitting.map(({ fundCode }) => (
          <li key={fundCode}>
            <FundEntry fundCode={fundCode} range={stage} />
          </li>
        ))}
      </ul>
    </Card>
  )
})
