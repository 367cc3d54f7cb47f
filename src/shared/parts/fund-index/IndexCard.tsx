import { useQuery } from '@tanstack/react-query'
import { queryIndex } from '#api/calls/fund-index.ts'
import { queryFor } from '#api/query.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { fundIndexPaths } from '#paths/funds/fund-index.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock, SkeletonLine } from '#ui/layout/Skeleton.tsx'
import { IndexSummary } from './IndexSummary.tsx'
import styles from './IndexCard.module.css'

/**
 * An index with its close and where its valuation is in its own past (rules.md#index-valuation).
 * Leads to the index.
 */
export function IndexCard({ indexCode }: { readonly indexCode: string }) {
  const { data: index, error, refetch } = useQuery(queryFor(queryIndex, { indexCode }))
  if (index === undefined) {
    return (
      <Card>
        {error === null ? (
          <IndexToCome />
        ) : (
          <div className={styles.failed}>
            <span>{`指数 ${indexCode} ${NO_FIGURE}`}</span>
            <Button kind="text" size="small" onClick={async () => void (await refetch())}>
              重试
            </Button>
          </div>
        )}
      </Card>
    )
  }
  return (
    <Card>
      <a className={styles.index} href={fundIndexPaths.indexDetail.to({ indexCode })}>
        <IndexSummary index={index} />
      </a>
    </Card>
  )
}

/** As high as an index with its valuation, so that nothing below it moves. */
const IndexToCome = () => (
  <div className={styles.toCome} role="status" aria-busy="true" aria-label="加载中">
    <SkeletonLine width={75} />
    <SkeletonLine width={50} />
    <SkeletonLine />
    <div className={styles.bar}>
      <SkeletonBlock fill />
    </div>
    <SkeletonLine width={50} />
    <SkeletonLine width={75} />
  </div>
)
