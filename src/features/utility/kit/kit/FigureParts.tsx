import { useState } from 'react'
import { Card } from '#ui/layout/Card.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { BarChart } from '#ui/charts/BarChart.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Ring } from '#ui/charts/Ring.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import styles from './KitParts.module.css'

const SIZES = ['hero', 'figure', 'section', 'title', 'body', 'note'] as const
const TONES = [
  ['gain', '+3.21%'],
  ['loss', '-3.21%'],
  ['flat', '0.00%'],
  ['ink', '--'],
] as const

/** Sample data of a week, and a comparison with a gap. */
const DATES = ['20260302', '20260303', '20260304', '20260305', '20260306', '20260309', '20260310']
const SERIES = [
  { key: 'own', name: '本基金', tone: 'own', values: [0, 0.6, -0.4, 0.9, 1.8, 1.2, 2.4] },
  { key: 'benchmark', name: '业绩基准', tone: 'gray', values: [0, 0.2, 0.1, null, null, 0.7, 0.9] },
] as const

const percent = (value: number | null) =>
  value === null ? '--' : `${value > 0 ? '+' : ''}${value.toFixed(2)}%`

const BARS = [3, -2, 0, 5, 1, -4].map((value, index) => ({
  key: String(index + 1),
  label: `${index + 1}月`,
  value,
  spoken: percent(value),
}))
const PARTS = ['混合型', '债券型', '货币型'].map((name, index) => ({
  key: name,
  name,
  size: 3 - index,
  share: ['50.00%', '33.33%', '16.67%'][index] ?? '--',
  amount: `${3 - index}00.00 元`,
}))

function Bars() {
  const [chosen, setChosen] = useState('6')
  return <BarChart label="示例柱图" bars={BARS} chosen={chosen} onChoose={setChosen} />
}

/** Figures in their sizes and tones, tags, a chart with a gap, bars and a ring. */
export function FigureParts() {
  return (
    <>
      <Card title="数字">
        {SIZES.map((size) => (
          <p key={size} className={styles.line}>
            <NumberText size={size} value="1,234,567,890.12" unit="元" />
          </p>
        ))}
        <p className={styles.row}>
          {TONES.map(([tone, value]) => (
            <NumberText key={tone} size="title" tone={tone} value={value} />
          ))}
        </p>
      </Card>
      <Card title="标签">
        <p className={styles.row}>
          <Tag>混合型</Tag>
          <Tag tone="brand">进行中</Tag>
          <Tag tone="warning">限大额</Tag>
          <Tag tone="gold">金币</Tag>
          <Tag tone="gain">收益</Tag>
          <Tag tone="loss">亏损</Tag>
        </p>
      </Card>
      <Card title="走势">
        <LineChart label="示例走势" dates={DATES} series={SERIES} format={percent} zeroLine />
      </Card>
      <Card title="柱与环">
        <Bars />
        <Ring label="示例分布" parts={PARTS} />
      </Card>
    </>
  )
}
