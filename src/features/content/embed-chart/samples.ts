import { embedChartPaths } from '#paths/funds/embed-chart.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)
const { commonChart, incomeChart } = embedChartPaths

/** Samples that show each screen. */
export const samples: Samples = ({ funds }) => ({
  [commonChart.pattern]: [
    guest(commonChart.to({ kind: 'return', codes: '980301' })),
    guest(
      commonChart.to({ kind: 'compare', codes: '980201,980301,980401,980805,980801', range: '3y' }),
      'five funds',
    ),
    guest(
      commonChart.to({ kind: 'drawdown', codes: '980201', theme: 'dark', height: '320' }),
      'dark',
    ),
    guest(commonChart.to({ kind: 'nav', codes: '980201', legend: '0' }), 'values'),
    guest(commonChart.to({ kind: 'yield', codes: funds.money }), 'yield'),
    guest(commonChart.to({ kind: 'valuation', codes: '880800', range: '5y' }), 'index'),
    guest(commonChart.to({ kind: 'return', codes: '980407' }), 'young'),
    guest(commonChart.to({ kind: 'return', codes: '990101' }), 'no such fund'),
    guest(
      commonChart.to({ kind: 'return', codes: '980301', from: '20250901', to: '20260301' }),
      'under a year',
    ),
  ],
  [incomeChart.pattern]: [
    guest(incomeChart.to({ fundCode: funds.money, amount: '23456.78' })),
    guest(incomeChart.to({ fundCode: funds.money, amount: '1000000', days: '365' }), 'a year'),
    guest(incomeChart.to({ fundCode: '980301', amount: '1000' }), 'not a money fund'),
  ],
})
