import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import type { RecentSearches } from './recent-searches.ts'
import styles from './SearchStart.module.css'

interface Props {
  readonly recent: RecentSearches
  readonly onPick: (words: string) => void
}

/** The newest searches, to repeat with one tap or to clear. */
export function RecentCard({ recent, onPick }: Props) {
  const forget = async () => {
    const content = '最近搜索清空后无法恢复'
    const answer = await dialog.confirm({ content, confirmText: '清空', danger: true })
    if (answer === 'confirm') recent.clear()
  }
  return (
    <Card
      title="最近搜索"
      extra={
        <Button kind="text" size="small" onClick={() => void forget()}>
          清空
        </Button>
      }
    >
      <div className={styles.chips} data-track="recentSearch">
        <Chips
          label="最近搜索"
          items={recent.searches.map((words) => ({ key: words, label: words }))}
          onPick={onPick}
        />
      </div>
    </Card>
  )
}
