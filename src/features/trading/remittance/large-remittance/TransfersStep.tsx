import { cardName } from '#domain/bank/card-name.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { listRemittances } from '#api/calls/remittance.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { Tag } from '#ui/text/Tag.tsx'
import { transferState, STEPS, type Transfer } from './remittance-words.ts'

/**
 * The time between two fetches of the list, in ms: only the bank determines when a transfer
 * arrives.
 */
const ASK_EVERY_MS = 15_000

interface Props {
  readonly onAgain: () => void
  readonly onAccount: () => void
}

/** The transfers that have arrived, with their states. */
export function TransfersStep({ onAgain, onAccount }: Props) {
  const list = useEndlessList(listRemittances, {})
  const { refetch } = list
  useEffect(() => {
    const timer = setInterval(() => void refetch(), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [refetch])
  return (
    <FlowTemplate
      steps={STEPS}
      current={2}
      action={{ text: '再转一笔', missing: null, onClick: onAgain }}
      note="到账后会自动显示在这里，也可以稍后再来查看"
      footNote={<RiskLine />}
    >
      <Loaded
        query={list}
        skeleton={
          <Card flush>
            <Skeleton shape="rows" lines={4} />
          </Card>
        }
        isEmpty={(rows) => rows.length === 0 && list.unreadable === 0}
        empty={
          <EmptyState
            kind="empty"
            title="还没有收到您的转账"
            note="转账到账快慢由银行决定，请稍后再看"
            actionText="刷新"
            onAction={async () => void (await refetch())}
            secondaryText="查看收款账户"
            onSecondary={onAccount}
          />
        }
      >
        {(rows) => (
          <Card
            title={`转账记录（${list.total} 笔）`}
            extra={
              <Button kind="text" size="small" onClick={async () => void (await refetch())}>
                刷新
              </Button>
            }
            flush
          >
            <UnreadableNotice of={list.unreadable} />
            <RowList label="转账记录">
              {rows.map((row) => (
                <TransferRow key={row.remittanceNo} row={row} />
              ))}
            </RowList>
            {list.end === 'whole' ? null : (
              <Button kind="text" block busy={list.end === 'loading'} onClick={list.more}>
                {list.end === 'failed' ? '加载失败，点此重试' : '查看更多'}
              </Button>
            )}
          </Card>
        )}
      </Loaded>
    </FlowTemplate>
  )
}

function TransferRow({ row }: { readonly row: Transfer }) {
  const { veil } = useHiddenAmounts()
  const navigate = useNavigate()
  const { name, tone, note } = transferState(row)
  const { applyNo } = row
  const open =
    applyNo === null
      ? {}
      : { onClick: () => void navigate(transactionPaths.transactionDetail.to({ applyNo })) }
  return (
    <Row
      title={cardName(row)}
      note={`${formatDateTime(row.arriveTime, { seconds: false })}，${note}`}
      value={`${veil(formatAmount(row.amount))} 元`}
      valueNote={<Tag tone={tone}>{name}</Tag>}
      {...open}
    />
  )
}
