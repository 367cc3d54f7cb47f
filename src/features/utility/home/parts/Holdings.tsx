import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { listAssetsChannel } from '../../../../api/asset.ts'
import { serverData } from '../../../../api/query.ts'
import {
  direction,
  formatAmount,
  formatMonthDay,
  formatPercent,
  formatSignedAmount,
} from '../../../../domain/format-figures.ts'
import { paths } from '../../../../paths.ts'
import { Loaded } from '../../../../templates/Loaded.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Figure } from '../../../../ui/Figure.tsx'
import { Row } from '../../../../ui/Row.tsx'
import { RowList } from '../../../../ui/RowList.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import styles from './Holdings.module.css'

type Assets = v.InferOutput<typeof listAssetsChannel.payload>

const HIDDEN = '****'
/** Rows before the rest is folded away. */
const FIRST = 5

/** The summary of what the user holds, and the holdings themselves; amounts can be hidden. */
export function Holdings({ enabled }: { readonly enabled: boolean }) {
  const assets = useQuery({ ...serverData(listAssetsChannel, {}), enabled })
  const [hidden, setHidden] = useState(() => localStorage.getItem('hideAmounts') === '1')
  const toggle = () => {
    localStorage.setItem('hideAmounts', hidden ? '0' : '1')
    setHidden(!hidden)
  }
  return (
    <Loaded query={assets} skeleton={<Skeleton shape="detail" />}>
      {(data) => (
        <>
          <Summary assets={data} hidden={hidden} onToggle={toggle} />
          <HoldingRows assets={data} hidden={hidden} />
        </>
      )}
    </Loaded>
  )
}

interface Props {
  readonly assets: Assets
  readonly hidden: boolean
}

/** Longer than this, three figures no longer stand beside one another. */
const LONGEST_IN_COLUMNS = 12

function Summary({ assets, hidden, onToggle }: Props & { readonly onToggle: () => void }) {
  const show = (text: string) => (hidden ? HIDDEN : text)
  const signed = (amount: string) => ({
    text: show(formatSignedAmount(amount)),
    tone: hidden ? ('ink' as const) : direction(amount),
  })
  const income = assets.yesterdayIncome
  const items = [
    {
      label: `昨日收益（${formatMonthDay(assets.incomeDate)}）`,
      ...(income === null ? { text: '更新中', tone: 'flat' as const } : signed(income)),
    },
    { label: '持有收益', ...signed(assets.holdProfit) },
    { label: '买入待确认', text: show(formatAmount(assets.inTransit)), tone: 'ink' as const },
  ]
  const rows = items.some(({ text }) => text.length > LONGEST_IN_COLUMNS)
  return (
    <Card
      title="总资产（元）"
      extra={
        <Button kind="text" size="small" onClick={onToggle}>
          {hidden ? '显示金额' : '隐藏金额'}
        </Button>
      }
    >
      <Figure size="hero" value={show(formatAmount(assets.totalAsset))} label="总资产" />
      <dl className={rows ? styles.rows : styles.figures}>
        {items.map(({ label, text, tone }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Figure size="title" columns={rows ? 2 : 3} tone={tone} value={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function HoldingRows({ assets, hidden }: Props) {
  const navigate = useNavigate()
  const [all, setAll] = useState(false)
  const { holdings } = assets
  if (holdings.length === 0) {
    return (
      <Card title="我的持有">
        <p className={styles.none}>还没有持有基金。搜索一只基金，从了解它开始</p>
      </Card>
    )
  }
  const shown = all ? holdings : holdings.slice(0, FIRST)
  return (
    <Card title={`我的持有（${holdings.length}）`} flush>
      <RowList label="我的持有">
        {shown.map((holding) => (
          <Row
            key={holding.fundCode}
            title={holding.fundName}
            note={
              <span className={styles.amount}>
                {hidden ? HIDDEN : `${formatAmount(holding.amount)} 元`}
              </span>
            }
            value={
              <Figure
                size="body"
                tone={hidden ? 'ink' : direction(holding.holdProfit)}
                value={hidden ? HIDDEN : formatSignedAmount(holding.holdProfit)}
              />
            }
            valueNote={hidden ? '持有收益' : `持有收益 ${formatPercent(holding.holdProfitRate)}`}
            onClick={() => void navigate(paths.fundDetail.to({ fundCode: holding.fundCode }))}
          />
        ))}
      </RowList>
      {holdings.length > shown.length ? (
        <Button kind="text" block onClick={() => setAll(true)}>
          {`查看全部 ${holdings.length} 只`}
        </Button>
      ) : null}
    </Card>
  )
}
