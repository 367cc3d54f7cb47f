import { isBound } from '../parts/is-bound.ts'
import { useCurrent } from '#api/use-current.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { getLoginUserInfo, queryWxAppletStatus } from '#api/calls/login.ts'
import { listServiceRequests } from '#api/calls/service-request.ts'
import { untyingBlock, untyingStep } from '#domain/binding/untying.ts'
import { bindingPaths } from '#paths/binding.ts'
import { combineAnswers } from '#templates/combine-queries.ts'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
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
  const user = useCurrent(queryUserStatus, {})
  const login = useCurrent(getLoginUserInfo, {})
  const applet = useCurrent(queryWxAppletStatus, {})
  const requests = useCurrent(listServiceRequests, {})
  const go = (step: '1' | '2') => replace(bindingPaths.untieBinding.to({ type, step, from }))
  const untying = useUntying({ type, from }, () => {
    void user.refetch()
    void requests.refetch()
    go('1')
  })
  return (
    <Loaded
      query={combineAnswers({ user, login, applet, requests })}
      skeleton={<SkeletonScreen shape="steps" />}
      isEmpty={(all) => !isBound(type, all)}
      empty={<StateWithBack kind="empty" title={`账户没有绑定${NAMES[type]}`} note="无需解绑" />}
    >
      {(all) => {
        const { coolDownUntil } = all.requests
        const block = untyingBlock(type, {
          isBound: true,
          hasPassword: all.user.tpwdFlag === '1',
          coolDownUntil,
          now: all.user.serverTime,
          card: null,
        })
        return untyingStep(wish, block) === '2' ? (
          <UntyingPassword type={type} title={UNTIE_WORDS[type].title} {...untying} />
        ) : (
          <UntyingTerms
            type={type}
            block={block}
            coolDownUntil={coolDownUntil}
            onGoOn={() => go('2')}
          />
        )
      }}
    </Loaded>
  )
}
