import { useNavigate } from 'react-router-dom'
import { FUND_RISKS, type FundRiskLevel } from '#domain/identity/risk.ts'
import { risksPaths } from '#paths/risks.ts'
import { useLeaveFor } from '#shared/person/use-way-back.ts'
import { useShell } from '#templates/shell-context.ts'
import { Choices } from '#ui/fields/Choices.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { RISKS } from './criteria.ts'
import type { RiskLimit } from './use-risk-cap.ts'

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
      <LimitNotice limit={limit} />
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

/** Says what limits the choice, with a link to change that. */
function LimitNotice({ limit: { state, className, pending } }: { readonly limit: RiskLimit }) {
  const shell = useShell()
  const navigate = useNavigate()
  const leaveFor = useLeaveFor()
  const assess = { text: '去测评', onClick: () => leaveFor('assessment') }
  const show = () => void navigate(risksPaths.onlyShowAssessResult.to())
  if (pending) return null
  switch (state) {
    case 'valid':
      return (
        <Banner tone="info" action={{ text: '查看', onClick: show }}>
          {`您的风险测评结果为 ${className ?? ''}，可选范围不超过它`}
        </Banner>
      )
    case 'signedOut':
      return (
        <Banner tone="info" action={{ text: '登录', onClick: () => void shell.login() }}>
          登录后按您的风险测评结果限定范围
        </Banner>
      )
    case 'unassessed':
      return (
        <Banner tone="warning" action={assess}>
          您还没有做风险测评，买入前需要完成
        </Banner>
      )
    case 'expired':
      return (
        <Banner tone="warning" action={assess}>
          您的风险测评已过期，买入前需要重新完成
        </Banner>
      )
    case 'unknown':
      return <Banner tone="warning">暂时没有取得您的风险测评结果，先只列出最低风险的基金</Banner>
  }
}
