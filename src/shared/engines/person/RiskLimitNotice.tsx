import { useNavigate } from 'react-router-dom'
import { risksPaths } from '#paths/risks.ts'
import { useShell } from '#templates/shell-context.ts'
import { Banner } from '#ui/text/Banner.tsx'
import type { RiskLimit } from './use-risk-cap.ts'
import { useLeaveFor } from './use-way-back.ts'

/** Says what limits the choice, with a link to change that. */
export function RiskLimitNotice({
  limit: { state, className, pending },
}: {
  readonly limit: RiskLimit
}) {
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
