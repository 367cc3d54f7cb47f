// @vitest-environment jsdom
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { CalculatorField } from '#domain/calculator/calculator-fields.ts'
import { CalculatorTemplate, type Entries } from '#templates/CalculatorTemplate.tsx'
import { button, click, field, inPage, one, type as typeInto } from '#ui/testing/in-page.tsx'
import { LiveResult } from './LiveResult.tsx'

const FIELDS: readonly CalculatorField[] = [
  {
    kind: 'amount',
    key: 'sum',
    label: '金额',
    least: '0.01',
    wrong: '请输入大于 0 的金额',
    usual: { label: '常用金额', items: [{ key: '1000', label: '1,000' }] },
  },
]
const EDITION = {
  label: '方向',
  key: 'side',
  items: [
    { key: 'in', label: '存入' },
    { key: 'out', label: '取出' },
  ],
}

function Live() {
  const [entries, setEntries] = useState<Entries>({ side: 'in', sum: '5' })
  const { side = '', sum = '' } = entries
  const computed = { figure: `${side} ${sum}`, items: [], steps: ['一步 = 1.00 元'] }
  return (
    <CalculatorTemplate
      fields={FIELDS}
      entries={entries}
      onChange={(key, entry) => setEntries((before) => ({ ...before, [key]: entry }))}
      edition={EDITION}
      result={
        <LiveResult
          title="结果"
          computed={Number(sum) > 0 ? computed : null}
          unknown="输入后在这里显示"
          basis="按公布的费率"
        />
      }
    />
  )
}

test('computes with each entry, says what is wrong with one, and changes the edition', async () => {
  const { unmount } = await inPage(<Live />)
  const said = () => document.body.textContent
  expect(said()).toContain('in 5')
  expect(said()).toContain('一步 = 1.00\u00a0元')
  await click(button('1,000'))
  expect(said()).toContain('in 1000')
  await click(one('[role=tab]:last-child'))
  expect(said()).toContain('out 1000')
  await typeInto(field(), '0')
  expect(said()).toContain('请输入大于 0 的金额')
  expect(said()).toContain('输入后在这里显示')
  await unmount()
})
