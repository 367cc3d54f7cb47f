import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { queryFor } from '#api/query.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { orderName } from '#domain/business-codes.ts'
import { PickField } from '#ui/fields/PickField.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'

/** The order or the fund that a complaint is about; neither where both are absent. */
export interface About {
  readonly applyNo?: string | undefined
  readonly fundCode?: string | undefined
}

const ORDERS = { page: 1, size: 10 } as const

interface Props {
  readonly about: About
  readonly onChange: (about: About) => void
}

/** Names one of the newest orders, or a fund that is held; by choice. */
export function AboutField({ about, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const enabled = open || about.applyNo !== undefined || about.fundCode !== undefined
  const orders = useQuery({ ...queryFor(queryTransactionList, ORDERS), enabled })
  const assets = useQuery({ ...queryFor(listAssetsChannel, {}), enabled })
  const records = orders.data?.records ?? []
  const holdings = assets.data?.holdings ?? []
  const order = records.find(({ applyNo }) => applyNo === about.applyNo)
  const fund = holdings.find(({ fundCode }) => fundCode === about.fundCode)
  const chosen =
    order !== undefined
      ? `${orderName(order)} ${order.fundName}`
      : (fund?.fundName ?? about.applyNo ?? about.fundCode ?? '')
  const choose = (next: About) => {
    onChange(next)
    setOpen(false)
  }
  return (
    <>
      <PickField
        label="相关的交易或基金（可选）"
        value={chosen}
        placeholder="不选择"
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title="相关的交易或基金" flush>
        <RowList label="相关的交易或基金">
          <Row title="不选择" onClick={() => choose({})} />
          {records.map((it) => (
            <Row
              key={it.applyNo}
              title={`${orderName(it)} ${it.fundName}`}
              note={formatDate(it.operDate)}
              onClick={() => choose({ applyNo: it.applyNo })}
            />
          ))}
          {holdings.map(({ fundCode, fundName }) => (
            <Row
              key={fundCode}
              title={fundName}
              note={`持有，${fundCode}`}
              onClick={() => choose({ fundCode })}
            />
          ))}
        </RowList>
      </Sheet>
    </>
  )
}
