// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { amountForm } from '#domain/money/amount-text.ts'
import { AmountField } from './fields/AmountField.tsx'
import { BottomBar } from './layout/BottomBar.tsx'
import { Button } from './base/Button.tsx'
import { Card } from './layout/Card.tsx'
import { CheckLine } from './fields/CheckLine.tsx'
import { Chips } from './fields/Chips.tsx'
import { Divider } from './layout/Divider.tsx'
import { NumberText } from './text/NumberText.tsx'
import { KeyValue } from './lists/KeyValue.tsx'
import { Banner } from './text/Banner.tsx'
import { Page } from './layout/Page.tsx'
import { FactLine } from './text/FactLine.tsx'
import { NoBreakText } from './text/NoBreakText.tsx'
import { Row } from './lists/Row.tsx'
import { RowList } from './lists/RowList.tsx'
import { SearchField } from './fields/SearchField.tsx'
import { Segments } from './fields/Segments.tsx'
import { Sheet } from './overlays/Sheet.tsx'
import { Skeleton } from './layout/Skeleton.tsx'
import { EmptyState } from './layout/EmptyState.tsx'
import { Timeline } from './lists/Timeline.tsx'
import { Tag } from './text/Tag.tsx'
import { axeFindings, button, click, inPage, one, press } from './testing/in-page.tsx'
import { useDelayedFlag } from './layout/use-delayed-flag.ts'

const idle = (): void => undefined

const PARTS: Readonly<Record<string, ReactNode>> = {
  Button: <Button busy>提交中</Button>,
  Figure: <NumberText value="+1,234.56" tone="gain" size="hero" unit="元" label="昨日收益" />,
  Tag: <Tag tone="warning">R4</Tag>,
  Card: (
    <Card title="交易信息" extra="2026-11-20">
      <Divider />
    </Card>
  ),
  Row: (
    <RowList label="基金">
      <Row title="按钮" note="110020" value="1.00%" valueNote="近1年" onClick={idle} />
      <Row title="链接" href="#there" />
      <Row title="一行" value="已完成" />
    </RowList>
  ),
  KeyValue: <KeyValue items={[{ label: '手续费', value: '1.50 元', note: '1 折' }]} />,
  SearchField: <SearchField label="搜索基金" placeholder="名称" value="沪" onChange={idle} />,
  AmountField: (
    <AmountField
      form={amountForm}
      label="金额"
      value="1"
      onChange={idle}
      clearable
      error="低于最低金额"
    />
  ),
  CheckLine: (
    <CheckLine checked onChange={idle}>
      我已阅读<a href="#contract">《基金合同》</a>
    </CheckLine>
  ),
  Segments: (
    <Segments label="区间" items={[{ key: 'a', label: '近1月' }]} value="a" onChange={idle} />
  ),
  Chips: <Chips items={[{ key: 'all', label: '全部' }]} onPick={idle} />,
  Sheet: (
    <Sheet open title="选择银行卡" onClose={idle} footer={<Button>确定</Button>}>
      内容
    </Sheet>
  ),
  Skeleton: <Skeleton shape="detail" />,
  EmptyState: (
    <EmptyState kind="error" title="没有取到数据" actionText="重新加载" onAction={idle} />
  ),
  Timeline: (
    <Timeline
      steps={[
        { key: '1', label: '申请已提交', date: '11-20', state: 'done' },
        { key: '2', label: '份额确认', note: '按 11-20 净值', state: 'pending' },
      ]}
    />
  ),
  'Page with BottomBar': (
    <Page footNote="基金有风险，投资需谨慎">
      <BottomBar note="15:00 前买入">
        <Button>买入</Button>
      </BottomBar>
    </Page>
  ),
  Banner: (
    <Banner tone="warning" action={{ text: '去测评', onClick: idle }}>
      风险测评已过期
    </Banner>
  ),
}

describe('every part', () => {
  it.each(Object.entries(PARTS))('%s has nothing that axe finds wrong', async (_name, part) => {
    const page = await inPage(part)
    expect(await axeFindings()).toEqual([])
    await page.unmount()
  })
})

describe('Figure', () => {
  it.each([
    ['+1,234.56', '+1,234.56元'],
    ['-3.21%', '-3.21%元'],
    ['--', '--元'],
  ])('says %s in full, sign and unit included', async (value, text) => {
    const page = await inPage(<NumberText value={value} unit="元" />)
    expect(page.host.textContent).toBe(text)
    await page.unmount()
  })
})

describe('Pieces', () => {
  it.each([
    [false, ['申购', '2026-03-11 10:00'], '申购 2026-03-11 10:00'],
    [true, ['单笔 5万，', '单日 20万'], '单笔 5万，单日 20万'],
  ])('reads as one text (a sentence: %s)', async (sentence, texts, text) => {
    const page = await inPage(<NoBreakText texts={texts} sentence={sentence} />)
    expect(page.host.textContent).toBe(text)
    await page.unmount()
  })
})

describe('FactLine', () => {
  it('has a dot before each fact but the first, and leaves out what is empty', async () => {
    const page = await inPage(<FactLine facts={['投研', '', null, '基金经理', '从业 12 年']} />)
    expect(page.host.textContent).toBe('投研 · 基金经理 · 从业 12 年')
    await page.unmount()
  })
})

describe('Steps', () => {
  it('says each state in words', async () => {
    const page = await inPage(<Timeline steps={[{ key: '1', label: '扣款', state: 'failed' }]} />)
    expect(one('li').textContent).toBe('扣款，失败')
    await page.unmount()
  })
})

describe('Sheet', () => {
  it('takes the focus, keeps it, closes on Escape, and gives it back', async () => {
    let closed = 0
    const sheet = (open: boolean) => (
      <>
        <button type="button">选择银行卡</button>
        <Sheet open={open} title="银行卡" onClose={() => void (closed += 1)}>
          <button type="button">招商银行</button>
        </Sheet>
      </>
    )
    const page = await inPage(sheet(false))
    button('选择银行卡').focus()
    await page.rerender(sheet(true))
    expect(document.activeElement).toBe(one('[role=dialog]'))
    button('招商银行').focus()
    await press('Tab')
    expect(document.activeElement).toBe(button('关闭'))
    await press('Escape')
    await click(button('关闭'))
    expect(closed).toBe(2)
    await page.rerender(sheet(false))
    expect(document.activeElement).toBe(button('选择银行卡'))
    await page.unmount()
  })
})

describe('useDelayedFlag', () => {
  function Flag({ active }: { readonly active: boolean }) {
    return <output>{useDelayedFlag(active) ? 'shown' : 'hidden'}</output>
  }
  const shown = () => one('output').textContent
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

  it('comes after 150 ms and stays at least 300 ms', async () => {
    vi.useFakeTimers()
    const page = await inPage(<Flag active />)
    await pass(149)
    expect(shown()).toBe('hidden')
    await pass(1)
    expect(shown()).toBe('shown')
    await page.rerender(<Flag active={false} />)
    await pass(299)
    expect(shown()).toBe('shown')
    await pass(1)
    expect(shown()).toBe('hidden')
    await page.unmount()
    vi.useRealTimers()
  })

  it('never comes for what is quicker', async () => {
    vi.useFakeTimers()
    const page = await inPage(<Flag active />)
    await pass(149)
    await page.rerender(<Flag active={false} />)
    await pass(1000)
    expect(shown()).toBe('hidden')
    await page.unmount()
    vi.useRealTimers()
  })
})
