import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { queryPrivateState } from '#api/calls/private-plan.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import type { Jump } from '#domain/private-plan/steps.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { inOwnChannel } from '#platform/open-app.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useShell } from '#templates/shell-context.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { STEP_WORDS, type PrivateState } from '../parts/private-steps.ts'
import { isJump, jumpTo } from './jump-target.ts'

type Input = PathInput<typeof fundDetailPaths.privateJump>

export const prefetch: Prefetch<Input> = () => [prefetchCall(queryPrivateState, {})]

/** The step that the last jump led to, so that a second one does not lead there without a word. */
const LAST_STEP = 'privateJumpStep'

/** Leads to a private screen, by the step that is missing; going back never stops here. */
export default function PrivateJumpScreen({ input }: { readonly input: Input }) {
  const { to, site } = input
  const query = useCurrent(queryPrivateState, {})
  if (site !== undefined) return <SaleSite site={site} />
  if (!isJump(to))
    return (
      <StateWithBack kind="notfound" title="没有找到要打开的页面" note="链接可能有误，或已经过期" />
    )
  return (
    <DataTemplate query={query} skeleton={<SkeletonScreen />}>
      {(state) => <Jumping to={to} state={state} fundCode={input.fundCode} />}
    </DataTemplate>
  )
}

/** A site that sells the plan: the provider signs its address, where it is a listed one. */
function SaleSite({ site }: { readonly site: string }) {
  const shell = useShell()
  return (
    <StateWithBack
      kind="empty"
      title="这个产品在销售机构的网站办理"
      note="将打开销售机构的网站，请核对网址"
      actionText="前往"
      onAction={() => shell.leave({ kind: 'redirect', target: site })}
    />
  )
}

interface JumpingProps {
  readonly to: Jump
  readonly state: PrivateState
  readonly fundCode: string | undefined
}

function Jumping({ to, state: { missing }, fundCode }: JumpingProps) {
  const replace = useReplace()
  const { pathname, search } = useLocation()
  const known = missing.filter((it) => it !== 'ready')
  const { step, address } = jumpTo(to, { missing: known, fundCode, from: `${pathname}${search}` })
  const isAgain = step !== null && sessionStore.getItem(LAST_STEP) === step
  const isElsewhere = (step === 'assess' || step === 'qualify') && !inOwnChannel()
  const stays = isAgain || isElsewhere
  useEffect(() => {
    if (stays) return
    if (step === null) sessionStore.removeItem(LAST_STEP)
    else sessionStore.setItem(LAST_STEP, step)
    replace(address)
  }, [stays, step, address, replace])
  if (!stays || step === null) return <SkeletonScreen />
  if (isElsewhere)
    return (
      <StateWithBack
        kind="forbidden"
        title="请在 App、公众号或官网办理"
        note={`还没有完成${STEP_WORDS[step].name}，这里只能查看`}
        actionText="查看说明"
        onAction={() => replace(fundDetailPaths.advanceContractList.to())}
      />
    )
  return (
    <StateWithBack
      kind="forbidden"
      title={`还没有完成${STEP_WORDS[step].name}`}
      note={STEP_WORDS[step].note}
      actionText={STEP_WORDS[step].act}
      onAction={() => replace(address)}
    />
  )
}
