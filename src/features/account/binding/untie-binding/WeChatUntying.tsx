import { useQuery } from '@tanstack/react-query'
import { queryUserStatus } from '#api/calls/auth.ts'
import { getLoginUserInfo, queryWxAppletStatus } from '#api/calls/login.ts'
import { listServiceRequests } from '#api/calls/service-request.ts'
import { queryFor } from '#api/query.ts'
import { untyingBlock, untyingStep } from '#domain/binding/untying.ts'
import { bindingPaths } from '#paths/binding.ts'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { combineQueries } from '#templates/combine-queries.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { UNTIE_WORDS } from '#domain/binding/untying-words.ts'
import { UntyingPassword } from './UntyingPassword.tsx'
import { UntyingTerms } from './UntyingTerms.tsx'
import { useUntying } from './use-untying.ts'

interface Props {
  readonly type: '1' | '2'
  readonly step: '1' | '2'
  readonly from?: string | undefined
}

const NAMES = { '1': '微信', '2': '小程序' } as const

/** Unties the account from the messaging app's user, or from the mini-program's. */
export function WeChatUntying({ type, step: wish, from }: Props) {
  const replace = useReplace()
  const user = useQuery({ ...queryFor(queryUserStatus, {}), staleTime: 0 })
  const login = useQuery({ ...queryFor(getLoginUserInfo, {}), staleTime: 0 })
  const applet = useQuery({ ...queryFor(queryWxAppletStatus, {}), staleTime: 0 })
  const requests = useQuery({ ...queryFor(listServiceRequests, {}), staleTime: 0 })
  const go = (step: '1' | '2') => replace(bindingPaths.untieBinding.to({ type, step, from }))
  const untying = useUntying({ type, from }, () => {
    void user.refetch()
    void requests.refetch()
    go('1')
  })
  const data =
    user.data && login.data && applet.data && requests.data
      ? {
          isBound: (type === '1' ? login.data.hasBindWeChat : applet.data.wxBindFlag) === '1',
          hasPassword: user.data.tpwdFlag === '1',
          coolDownUntil: requests.data.coolDownUntil,
          now: user.data.serverTime,
          card: null,
        }
      : undefined
  return (
    <Loaded
      query={combineQueries([user, login, applet, requests], data)}
      skeleton={<SkeletonScreen shape="steps" />}
      isEmpty={({ isBound }) => !isBound}
      empty={<StateWithBack kind="empty" title={`账户没有绑定${NAMES[type]}`} note="无需解绑" />}
    >
      {(facts) => {
        const block = untyingBlock(type, facts)
        return untyingStep(wish, block) === '2' ? (
          <UntyingPassword type={type} title={UNTIE_WORDS[type].title} {...untying} />
        ) : (
          <UntyingTerms
            type={type}
            block={block}
            coolDownUntil={facts.coolDownUntil}
            onGoOn={() => go('2')}
          />
        )
      }}
    </Loaded>
  )
}
