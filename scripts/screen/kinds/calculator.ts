import type { Kind } from '#scripts/screen/kind.ts'

/** A calculator: fields, a pure function, and its result below them. */
export const calculator: Kind = {
  about: 'fields, a pure function of domain/, and what comes of it',
  needs: [],
  skeleton: 'form',
  sample: { user: null, given: '' },
  edits: ({ name, title, kebab, pascal, group, folder }) => [
    {
      file: `src/features/${group}/${folder}/${kebab}/${pascal}Screen.tsx`,
      create: `import { useState } from 'react'
import type { CalculatorField } from '#domain/calculator/calculator-fields.ts'
import { ${name} } from '#domain/calculator/${kebab}.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { parseDecimal } from '#domain/money/money.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { useCalculator } from '#shared/parts/calculator/use-calculator.ts'
import { CalculatorResultTemplate } from '#templates/CalculatorResultTemplate.tsx'
import { CalculatorTemplate } from '#templates/CalculatorTemplate.tsx'

const FIELDS: readonly CalculatorField[] = [
  { kind: 'amount', key: 'monthly', label: '每月存入', note: '元/月', least: '1', most: '1000000' },
  { kind: 'count', key: 'months', label: '存多久', note: '月', least: '1', most: '480' },
]

const INITIAL = { monthly: '1000', months: '12' } as const

/** ${title}. */
export default function ${pascal}Screen() {
  const [computed, setComputed] = useState(false)
  const { entries, change } = useCalculator('${kebab}', FIELDS, INITIAL)
  if (!computed) {
    return (
      <CalculatorTemplate
        fields={FIELDS}
        entries={entries}
        onChange={change}
        text="计算"
        onCompute={() => setComputed(true)}
      />
    )
  }
  const monthly = parseDecimal(entries['monthly'] ?? '') ?? '0'
  const months = parseDecimal(entries['months'] ?? '') ?? '0'
  return (
    <CalculatorResultTemplate
      title="一共存入"
      figure={formatAmount(${name}(monthly, months))}
      verdict="不含任何收益或亏损"
      rows={[
        { label: '每月存入', value: \`\${formatAmount(monthly)} 元\` },
        { label: '存多久', value: \`\${months} 个月\` },
      ]}
      assumptions={['每月存入相同的金额']}
      onAgain={() => setComputed(false)}
      footNote={<p>{RISK_LINES.calculator}</p>}
    />
  )
}
`,
    },
    {
      file: `src/domain/calculator/${kebab}.ts`,
      create: `import { multiply, type Decimal } from '#domain/money/money.ts'

/** The sum that is paid, in yuan: an amount a month, for whole months. */
export const ${name} = (monthly: Decimal, months: Decimal): Decimal => multiply(monthly, months)
`,
    },
    {
      file: `src/domain/calculator/${kebab}.test.ts`,
      create: `import { expect, test } from 'vitest'
import { ${name} } from './${kebab}.ts'

test.each([
  ['1000', '12', '12000'],
  ['0.05', '3', '0.15'],
] as const)('a saver who pays %s a month for %s months pays %s', (monthly, months, sum) => {
  expect(${name}(monthly, months)).toBe(sum)
})
`,
    },
  ],
}
