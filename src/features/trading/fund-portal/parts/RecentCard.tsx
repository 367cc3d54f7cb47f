import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Chips } from '../../../../ui/Chips.tsx'
import styles from './RecentCard.module.css'
import type { RecentSearches } from './recent-searches.ts'

interface Props {
  readonly recent: RecentSearches
  readonly onPick: (words: string) => void
}

/** The newest searches, to make again with one tap or to be forgotten. */
export function RecentCard({ recent, onPick }: Props) {
  return (
    <Card
      title="最近搜索"
      extra={
        <Button kind="text" size="small" onClick={recent.clear}>
          清空
        </Button>
      }
    >
      <div className={styles.chips}>
        <Chips
          label="最近搜索"
          items={recent.searches.map((words) => ({ key: words, label: words }))}
          onPick={onPick}
        />
      </div>
    </Card>
  )
}
