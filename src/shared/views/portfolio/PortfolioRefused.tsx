import { useNavigate } from 'react-router-dom'
import { RET } from '#api/endpoint.ts'
import type { CallRefused } from '#api/client.ts'
import { configAdvisePaths } from '#paths/config-advise.ts'
import { ErrorState } from '#templates/Loaded.tsx'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'

/** Shows the way on in place of a portfolio that is not for the user. */
function PortfolioRefused({ refusal }: { readonly refusal: CallRefused }) {
  const navigate = useNavigate()
  switch (refusal.retCode) {
    case RET.adviceNeeded:
      return (
        <StateWithBack
          kind="forbidden"
          title="组合要先匹配再查看"
          note={refusal.retMsg || '请先完成投资需求问卷，约 2 分钟'}
          actionText="完成投资需求问卷"
          onAction={() => void navigate(configAdvisePaths.configQuestions.to())}
        />
      )
    case RET.adviceMismatch:
      return (
        <StateWithBack
          kind="forbidden"
          title="这个组合不适合您"
          note={refusal.retMsg}
          actionText="看匹配我的方案"
          onAction={() => void navigate(configAdvisePaths.solutionSelection.to())}
        />
      )
    case RET.notFound:
      return (
        <StateWithBack kind="empty" title="没有这个组合" note="地址可能有误，可以从我的方案进入" />
      )
    default:
      return <ErrorState error={refusal} onRetry={() => window.location.reload()} />
  }
}

/** The same as templates take it. */
export const portfolioRefused = (refusal: CallRefused) => <PortfolioRefused refusal={refusal} />
