import { FUND_RISKS, type FundRiskLevel } from '#domain/identity/risk.ts'
import { RiskLimitNotice } from '#shared/engines/person/RiskLimitNotice.tsx'
import type { RiskLimit } from '#shared/engines/person/use-risk-cap.ts'
import { Choices } from '#ui/fields/Choices.tsx'
import { RISKS } from './criteria.ts'

interface Props {
  readonly limit: RiskLimit
  readonly value: FundRiskLevel | null
  readonly onChange: (risk: FundRiskLevel) => void
}

const KEYS = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' } as const

/** The question about the highest risk to list, limited by the class of a valid assessment. */
export function RiskQuestion({ limit, value, onChange }: Props) {
  const { cap } = limit
  const shown = value !== null && cap !== null && value > cap ? cap : value
  return (
    <>
      <RiskLimitNotice limit={limit} />
      <Choices
        title="最高可以看到多大风险的基金"
        choices={RISKS.map((level) => {
          const above = cap !== null && level > cap
          return {
            key: KEYS[level],
            label: `${FUND_RISKS[level].code} ${FUND_RISKS[level].name}`,
            notes: above ? ['高于您的风险测评结果'] : [],
            disabled: above,
          }
        })}
        value={shown === null ? null : KEYS[shown]}
        onChange={(key) => onChange(RISKS.find((level) => KEYS[level] === key) ?? 1)}
      />
    </>
  )
}
