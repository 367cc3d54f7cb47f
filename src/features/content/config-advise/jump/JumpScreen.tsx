import { useEffect } from 'react'
import { queryAdviceState } from '#api/calls/advice/advice.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { adviceWay } from '#domain/advice/advice-way.ts'
import { ADVICE_TARGETS, configAdvisePaths } from '#paths/config-advise.ts'
import type { PathInput } from '#paths/path.ts'
import { Loaded } from '#templates/Loaded.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'

const paths = configAdvisePaths
type Input = PathInput<typeof paths.jump>

const isTarget = (to: string | undefined): to is (typeof ADVICE_TARGETS)[number] =>
  ADVICE_TARGETS.some((it) => it === to)

export const prefetch: Prefetch<Input> = () => [prefetchCall(queryAdviceState, {})]

// No template: it replaces itself at once, and says so where it cannot.
/** Leads on to the step that a purpose needs, in its own place of the history. */
export default function JumpScreen({ input }: { readonly input: Input }) {
  const query = useCurrent(queryAdviceState, {})
  const { to } = input
  if (!isTarget(to))
    return (
      <StateWithBack
        kind="empty"
        title="没有这个入口"
        note="链接可能有误，可以从资产配置服务进入"
      />
    )
  return (
    <Loaded query={query} skeleton={<SkeletonScreen />}>
      {(state) => <Leading to={address(to, input, state)} />}
    </Loaded>
  )
}

function address(
  to: (typeof ADVICE_TARGETS)[number],
  { portfolioCode, from }: Input,
  state: Parameters<typeof adviceWay>[1],
): string {
  const step = adviceWay({ to, portfolioCode }, state)
  switch (step.at) {
    case 'questions':
      return paths.configQuestions.to({ from })
    case 'solution':
      return paths.solutionSelection.to()
    case 'mine':
      return paths.solutionDetails.to()
    case 'portfolio':
      return paths.strategyDetails.to({ portfolioCode: step.portfolioCode })
    case 'trans':
      return paths.strategyTrans.to({ portfolioCode: step.portfolioCode, kind: 'in' })
  }
}

function Leading({ to }: { readonly to: string }) {
  const replace = useReplace()
  useEffect(() => replace(to), [replace, to])
  return <SkeletonScreen />
}
