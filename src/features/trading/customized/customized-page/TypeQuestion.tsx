import { FUND_TYPE_CODES, FUND_TYPE_NAMES, type FundTypeCode } from '#domain/fund/fund-types.ts'
import { Card } from '#ui/layout/Card.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { Banner } from '#ui/text/Banner.tsx'

interface Props {
  readonly moneyOnly: boolean
  readonly value: readonly FundTypeCode[]
  readonly onChange: (types: FundTypeCode[]) => void
}

/** The question about fund types; none ticked means all. */
export function TypeQuestion({ moneyOnly, value, onChange }: Props) {
  if (moneyOnly) {
    return <Banner tone="info">您选择了“随时可能用”，只列出货币型基金，无需选择类型</Banner>
  }
  const toggle = (code: FundTypeCode, checked: boolean) =>
    onChange(checked ? [...value, code] : value.filter((it) => it !== code))
  return (
    <Card title="想看哪些类型，不选为不限" extra="可多选">
      {FUND_TYPE_CODES.map((code) => (
        <CheckLine
          key={code}
          checked={value.includes(code)}
          onChange={(checked) => toggle(code, checked)}
        >
          {FUND_TYPE_NAMES[code]}
        </CheckLine>
      ))}
    </Card>
  )
}
