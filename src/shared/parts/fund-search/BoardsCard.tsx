import { useQuery } from '@tanstack/react-query'
import { queryFundBoards } from '#api/calls/fund-market.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { FUND_TYPE_CODES, type FundTypeCode } from '#domain/fund/fund-types.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import styles from './SearchStart.module.css'

/** For a screen's `prefetch`, so that the card renders with the screen. */
export const prefetchBoards = () => prefetchCall(queryFundBoards, {})

const useBoards = () => useQuery(queryFor(queryFundBoards, {}))

/** Returns whether the card is not there yet: what is below it would move once it is. */
export const useBoardsPending = (): boolean => useBoards().isPending

interface Props {
  readonly onTheme: (words: string) => void
  readonly onKind: (fundTypeCode: FundTypeCode) => void
}

/**
 * Themes and kinds of funds to browse by. The card states its order, which is not by popularity.
 */
export function BoardsCard({ onTheme, onKind }: Props) {
  const { data, error, refetch } = useBoards()
  if (data?.boards.length === 0) return null
  return (
    <Card title="热门板块">
      {data !== undefined ? (
        <>
          <div className={styles.chips} data-track="board">
            <Chips
              label="热门板块"
              items={data.boards.map(({ boardName }) => ({ key: boardName, label: boardName }))}
              onPick={(name) => {
                const picked = data.boards.find(({ boardName }) => boardName === name)
                const kind = FUND_TYPE_CODES.find((code) => code === picked?.fundTypeCode)
                if (kind === undefined) onTheme(name)
                else onKind(kind)
              }}
            />
          </div>
          <p className={styles.note}>按主题和类型下的基金数量排列，不构成推荐</p>
        </>
      ) : error === null ? (
        <Skeleton lines={4} />
      ) : (
        // The search works without boards, so a failure takes one line, not the whole screen.
        <div className={styles.failed}>
          <span>板块没有加载出来</span>
          <Button kind="text" size="small" onClick={() => void refetch()}>
            重新加载
          </Button>
        </div>
      )}
    </Card>
  )
}
