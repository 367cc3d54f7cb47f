import { useQuery } from '@tanstack/react-query'
import { listItems } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { vpPaths } from '#paths/vp.ts'
import { ItemCard } from '#shared/views/content/items/ItemCard.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import styles from './TenureList.module.css'

/** The newest of what a manager wrote, and the way to all of it. */
export function ManagerItems({ fmUid }: { readonly fmUid: string }) {
  const query = useQuery(queryFor(listItems, { fmUid, size: 3 }))
  return (
    <Card title="观点" flush>
      <Loaded
        query={query}
        skeleton={<Skeleton shape="rows" lines={3} />}
        isEmpty={({ records }) => isEmptyList(records)}
        empty={<p className={styles.none}>还没有发表观点</p>}
      >
        {({ records }) => (
          <>
            <UnreadableNotice of={[records]} />
            <RowList label="观点">
              {records.map((item) => (
                <ItemCard key={item.itemId} item={item} own kinds />
              ))}
              <Row
                title="查看全部观点"
                note={RISK_LINES.opinion}
                href={vpPaths.managerContent.to({ fmUid })}
              />
            </RowList>
          </>
        )}
      </Loaded>
    </Card>
  )
}
