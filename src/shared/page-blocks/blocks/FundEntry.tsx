import { formatDate, formatNav, formatYield, NO_FIGURE } from '#domain/money/format-figures.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { usePublishedFund, type LongRange } from '#shared/fund/return-with-risk.ts'
import { ReturnWithRisk } from '#shared/fund/ReturnWithRisk.tsx'
import { BlockFailed } from '#shared/page-blocks/BlockFailed.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import styles from './FundBlocks.module.css'

const NO_TAGS: readonly string[] = []

interface Props {
  readonly fundCode: string
  readonly range: LongRange
  readonly reason?: string
  readonly tags?: readonly string[]
}

/** One fund: what it is, its return with its risk. Leads to its own page, never to a purchase. */
export function FundEntry({ fundCode, range, reason = '', tags = NO_TAGS }: Props) {
  const { fund, isMoney, published } = usePublishedFund(fundCode, range)
  if (fund.data === undefined) {
    if (fund.error === null) return <Skeleton lines={3} />
    return <BlockFailed name={fundCode} onRetry={fund.refetch} />
  }
  const { fundName, fundTypeName, fundRiskLevel, applyStatus, navDate } = fund.data
  return (
    <a className={styles.entry} href={fundDetailPaths.fundDetailSingle.to({ fundCode })}>
      <span className={styles.name}>{fundName}</span>
      <span className={styles.facts}>
        <span>{fundCode}</span>
        <Tag>{fundTypeName}</Tag>
        <Tag>{FUND_RISKS[fundRiskLevel].code}</Tag>
        {tags.map((tag) => (
          <Tag key={tag} tone="brand">
            {tag}
          </Tag>
        ))}
        {applyStatus === 'suspended' ? <span className={styles.suspended}>暂停买入</span> : null}
      </span>
      {reason === '' ? null : <span className={styles.reason}>{reason}</span>}
      {isMoney ? (
        <span className={styles.facts}>
          <span>{`七日年化 ${formatYield(fund.data.sevenDayYield)}`}</span>
          <span>{`万份收益 ${formatNav(fund.data.incomePer10k)}`}</span>
          <span>{formatDate(navDate)}</span>
        </span>
      ) : null}
      {published === null ? (
        isMoney ? null : (
          <span className={styles.facts}>{`${NO_FIGURE} 成立时间较短，暂不展示该区间业绩`}</span>
        )
      ) : (
        <ReturnWithRisk shown={published} />
      )}
    </a>
  )
}
