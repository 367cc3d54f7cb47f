import { useCurrent } from '#api/use-current.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { PASSWORD_SET_WORDS } from '#domain/identity/password-change.ts'
import { bindingPaths } from '#paths/binding.ts'
import type { PathInput } from '#paths/path.ts'
import { StateResult } from '#features/account/binding/parts/StateResult.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'

interface Props {
  readonly input: PathInput<typeof bindingPaths.setPasswordSuccess>
}

/** The words where the address does not say how it came to be set. */
const SET = { title: '交易密码已设置', note: '定投计划不受影响，继续按期扣款' } as const
const NOT_SET = {
  tone: 'failed',
  title: '还没有设置交易密码',
  note: '设置后即可买入、卖出和取出',
} as const
const FOOT = '交易密码用于买入、卖出和取出，请勿告诉他人'

/**
 * Shows whether a trading password is set, as the provider has it, and the way back to what needed
 * it.
 */
export default function SetPasswordSuccessScreen({ input: { from, did } }: Props) {
  const user = useCurrent(queryUserStatus, {})
  const set = did === undefined ? SET : PASSWORD_SET_WORDS[did]
  const again = { text: '去设置', to: bindingPaths.setBank.to({ from }) }
  return (
    <Loaded query={user} skeleton={<SkeletonScreen shape="detail" />}>
      {({ tpwdFlag }) =>
        tpwdFlag === '1' ? (
          <StateResult
            words={{ tone: 'done', ...set, again: null }}
            from={from}
            goOn="继续办理"
            footNote={FOOT}
          />
        ) : (
          <StateResult words={{ ...NOT_SET, again }} from={undefined} footNote={FOOT} />
        )
      }
    </Loaded>
  )
}
