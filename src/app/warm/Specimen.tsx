import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import {
  direction,
  formatAmount,
  formatPercent,
  formatSignedAmount,
} from '#domain/money/format-figures.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { Tag } from '#ui/text/Tag.tsx'

/** Characters that most screens show; the engine shapes each once per font, size and weight. */
const WORDS =
  '我的持有基金资产总额（元）昨日收益累计持有金额份额单位净值万份七日年化风险等级股票混合债券指数货币买入卖出定投' +
  '转换交易记录确认申请查看全部更多今天未更新近一年成立以来业绩走势基金经理公告详情问答，。：、'
const AMOUNTS = ['1234567.89', '-1234.50', '0'] as const
const SIZES = ['note', 'body', 'title', 'section', 'figure', 'hero'] as const

/** Rows and figures with a query, an effect and the router, like a real screen. */
function Specimen({ onDrawn }: { readonly onDrawn: () => void }) {
  const [amounts] = useState(AMOUNTS)
  const { data = WORDS } = useQuery({
    queryKey: ['specimen'],
    queryFn: () => WORDS,
    enabled: false,
  })
  const navigate = useNavigate()
  const figures = useMemo(() => AMOUNTS.map(formatSignedAmount), [])
  useEffect(onDrawn, [onDrawn])
  const more = (
    <Button kind="text" size="small" onClick={() => void navigate(-1)}>
      {WORDS}
    </Button>
  )
  return (
    <Page footNote={WORDS}>
      <Card title={WORDS} extra={more} flush>
        <RowList label={data}>
          {amounts.map((it) => (
            <Row
              key={it}
              title={WORDS}
              note={<Tag tone="gold">{WORDS}</Tag>}
              value={<NumberText value={formatAmount(it)} tone={direction(it)} />}
              valueNote={formatPercent('0.0123')}
              onClick={() => {}}
            />
          ))}
        </RowList>
        <FigureGrid items={figures.map((value) => ({ key: value, label: WORDS, value }))} />
        {SIZES.map((size) => (
          <NumberText key={size} size={size} value={formatAmount('1234567890.05')} unit="元" />
        ))}
      </Card>
    </Page>
  )
}

/**
 * Renders a card of the kit invisibly and removes it, so that fonts are loaded and code is compiled
 * before the first screen, which would otherwise take a third longer. Rejects when rendering fails.
 */
export async function drawSpecimen(): Promise<void> {
  const place = document.createElement('div')
  place.inert = true
  place.style.cssText =
    'position: fixed; top: 0; right: 0; bottom: 0; left: 0; overflow: hidden; visibility: hidden'
  document.body.append(place)
  try {
    const root = await new Promise<Root>((done, failed) => {
      const made = createRoot(place, { onUncaughtError: failed })
      made.render(
        <QueryClientProvider client={new QueryClient()}>
          <BrowserRouter useTransitions={false}>
            <Specimen onDrawn={() => done(made)} />
          </BrowserRouter>
        </QueryClientProvider>,
      )
    })
    // Forces the layout, which is otherwise put off while nothing is visible.
    place.getBoundingClientRect()
    root.unmount()
  } finally {
    place.remove()
  }
}
