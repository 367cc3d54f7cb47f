import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import '#ui/tokens.css'
import '#ui/base.css'

const CHARTS = {
  ours: lazy(() => import('./OurChart.tsx')),
  echarts: lazy(() => import('./EchartsChart.tsx')),
  bare: lazy(() => import('./BareLine.tsx')),
} as const

const isChart = (name: string | null): name is keyof typeof CHARTS =>
  name !== null && Object.hasOwn(CHARTS, name)

/** One page, one card, and in it what the address asks for: `?with=echarts`. */
const asked = new URLSearchParams(location.search).get('with')
const Chart = CHARTS[isChart(asked) ? asked : 'ours']

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <Page>
    <Card title="业绩走势">
      <Suspense fallback={null}>
        <Chart />
      </Suspense>
    </Card>
  </Page>,
)
