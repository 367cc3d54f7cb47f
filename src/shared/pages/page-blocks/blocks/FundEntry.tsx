import { formatNav, formatYield } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import {
  RANGE_NAMES,
  usePublishedFund,
  type LongRange,
  type ReturnState,
} from '#shared/parts/fund/return-with-risk.ts'
import { ReturnWithRisk } from '#shared/parts/fund/ReturnWithRisk.tsx'
import { BlockFailed } from '#shared/pages/page-blocks/BlockFailed.tsx'
import { SkeletonLine } from '#ui/layout/Skeleton.tsx'
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
  const { fund, published, retryHistory } = usePublishedFund(fundCode, range)
  if (fund.data === undefined) {
    if (fund.error === null) return <EntryToCome />
    return <BlockFailed name={fundCode} onRetry={fund.refetch} />
  }
  const { fundName, fundTypeName, fundRiskLevel, applyStatus, navDate } = fund.data
  return (
    <>
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
          {applyStatus === 'suspended' ? <span className={styles.suspended}>暂停申购</span> : null}
        </span>
        {reason === '' ? null : <span className={styles.reason}>{reason}</span>}
        {published === null ? (
          <span className={styles.facts}>
            <span>{`七日年化 ${formatYield(fund.data.sevenDayYield)}`}</span>
            <span>{`万份收益 ${formatNav(fund.data.incomePer10k)}`}</span>
            <span>{formatDate(navDate)}</span>
          </span>
        ) : (
          <FundReturn state={published} />
        )}
      </a>
      {published?.kind === 'failed' ? (
        <BlockFailed name={`${RANGE_NAMES[range]}业绩`} onRetry={retryHistory} />
      ) : null}
    </>
  )
}

/** As high as the fund will be, so that nothing below it moves. */
const EntryToCome = () => (
  <span className={styles.entry} role="status" aria-busy="true" aria-label="加载中">
    <SkeletonLine width={50} />
    <SkeletonLine width={75} />
    <ReturnToCome />
  </span>
)

const ReturnToCome = () => (
  <span className={styles.returnToCome} aria-busy="true">
    <SkeletonLine width={75} />
  </span>
)

/** The return with its risk, or why there is none. */
function FundReturn({ state }: { readonly state: ReturnState }) {
  switch (state.kind) {
    case 'shown':
      return <ReturnWithRisk shown={state.shown} />
    case 'loading':
      return <ReturnToCome />
    case 'young':
      return <span className={styles.facts}>成立时间较短，暂不展示该区间业绩</span>
    case 'incomplete':
      return <span className={styles.facts}>基准或回撤数据不全，暂不展示该区间业绩</span>
    case 'failed':
      // The button is below the link.
      return <span className={styles.facts}>历史净值没有加载出来，暂不展示业绩</span>
  }
}
