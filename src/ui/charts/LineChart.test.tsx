// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { LineChart, type LineChartProps } from './LineChart.tsx'
import { axeFindings, eventually, inPage, one, press, type InPage } from '#ui/testing/in-page.tsx'
import { expectedErrors } from '#ui/testing/printed-errors.ts'

const DATES = ['20260102', '20260105', '20260106', '20260107', '20260108']
const SERIES: LineChartProps['series'] = [
  { key: 'own', name: '本基金', tone: 'own', values: [0, 1, null, 3, 2] },
  { key: 'index', name: '沪深300', tone: 'gray', values: [0, -1, -2, -1, 0] },
]
let written = 0
const format = (value: number | null): string => {
  written += 1
  return value === null ? '--' : `${value.toFixed(2)}%`
}
const MARKERS = [{ index: 1, label: '分红' }]

const text = () => one('[role=slider]').getAttribute('aria-valuetext')

describe('LineChart', () => {
  const moves: (number | null)[] = []
  let page: InPage
  beforeEach(async () => {
    // jsdom draws nothing; the chart has to serve without a canvas, as on a phone short of memory.
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    vi.stubGlobal('matchMedia', () => new EventTarget())
    moves.length = 0
    page = await inPage(
      <LineChart
        label="业绩走势"
        dates={DATES}
        series={SERIES}
        format={format}
        markers={MARKERS}
        zeroLine
        onCursor={(index) => moves.push(index)}
      />,
    )
  })
  afterEach(async () => {
    await page.unmount()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  const touch = (name: string, x: number, target: Element = one('[role=slider]')) =>
    act(async () => {
      target.dispatchEvent(new MouseEvent(name, { clientX: x, bubbles: true, cancelable: true }))
    })

  it('shows the day under a finger within the move itself', () => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false
    // jsdom has no layout: every place is the first day.
    const move = new MouseEvent('pointermove', { clientX: 0, bubbles: true })
    one('[role=slider]').dispatchEvent(move)
    expect(text()).toContain('2026-01-02')
    globalThis.IS_REACT_ACT_ENVIRONMENT = true
  })

  it('rewrites only the values of the day, not its axes', async () => {
    written = 0
    await touch('pointermove', 0)
    expect(text()).toContain('2026-01-02')
    // Of each line, once to be seen and once to be heard.
    expect(written).toBe(2 * SERIES.length)
  })

  it('shows the last day until someone points at another', async () => {
    expect(text()).toBe('2026-01-08，本基金 2.00%，沪深300 0.00%')
    one('[role=slider]').focus()
    await press('ArrowLeft')
    expect(text()).toBe('2026-01-07，本基金 3.00%，沪深300 -1.00%')
    await press('ArrowLeft')
    expect(text()).toBe('2026-01-06，本基金 --，沪深300 -2.00%')
    await press('ArrowLeft')
    expect(text()).toBe('2026-01-05，分红，本基金 1.00%，沪深300 -1.00%')
    await press('Home')
    await press('ArrowLeft')
    expect(text()).toContain('2026-01-02')
    await press('Escape')
    expect(text()).toContain('2026-01-08')
    expect(moves).toEqual([3, 2, 1, 0, null])
  })

  it('follows a finger, stays when it lifts, and goes when one taps elsewhere', async () => {
    vi.spyOn(one('[role=slider]'), 'getBoundingClientRect').mockReturnValue(
      new DOMRect(20, 0, 100, 50),
    )
    await touch('pointerdown', 70)
    await touch('pointermove', 96)
    await touch('pointerup', 96)
    expect(moves).toEqual([2, 3])
    await touch('pointerdown', 0, document.body)
    expect(moves).toEqual([2, 3, null])
  })

  it('gives the finger back to a page that scrolls', async () => {
    vi.spyOn(one('[role=slider]'), 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 100, 50),
    )
    await touch('pointerdown', 50)
    await touch('pointercancel', 50)
    expect(moves).toEqual([2, null])
  })

  it('shows the day of another chart, until it has one of its own', async () => {
    await page.unmount()
    page = await inPage(
      <LineChart label="回撤" dates={DATES} series={SERIES} format={format} cursor={1} />,
    )
    expect(text()).toContain('2026-01-05')
    one('[role=slider]').focus()
    await press('Home')
    expect(text()).toContain('2026-01-02')
  })

  it('keeps its figures, and says so, where its library throws', async () => {
    await page.unmount()
    const thrown = new RangeError('Incorrect locale information provided')
    const errors: unknown[] = []
    const keep = ({ error }: ErrorEvent) => errors.push(error)
    window.addEventListener('error', keep)
    onTestFinished(() => window.removeEventListener('error', keep))
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
      throw thrown
    })
    page = await inPage(
      <LineChart label="业绩走势" dates={DATES} series={SERIES} format={format} />,
    )
    await eventually(() => expect(page.host.textContent).toContain('走势线暂时无法显示'))
    expect(text()).toBe('2026-01-08，本基金 2.00%，沪深300 0.00%')
    expect(page.host.textContent).toContain('2.00%')
    await touch('pointermove', 0)
    expect(text()).toContain('2026-01-02')
    expect(errors).toEqual([thrown])
    expect(expectedErrors()).toEqual([expect.stringContaining('PartBoundary')])
  })

  it('has nothing that axe finds wrong', async () => {
    expect(await axeFindings()).toEqual([])
  })
})
