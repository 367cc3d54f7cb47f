import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryUserStatus } from '#api/calls/auth.ts'
import { queryFor } from '#api/query.ts'
import { PASSWORD_SET_WORDS } from '#domain/identity/password-change.ts'
import { bindingPaths } from '#paths/binding.ts'
import { homePaths } from '#paths/home.ts'
import type { PathInput } from '#paths/path.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'

type Input = PathInput<typeof bindingPaths.setPasswordSuccess>

/** The words where the address does not say how it came to be set. */
const SET = { title: '交易密码已设置', note: '定投计划不受影响，继续按期扣款' } as const
const FOOT = '交易密码用于买入、卖出和取出，请勿告诉他人'

/** Whether a trading password is set, as the provider has it, and the way back to what needed it. */
export default function SetPasswordSuccessScreen({ input }: { readonly input: Input }) {
  const { from, did } = input
  const navigate = useNavigate()
  const { goOn } = useWayBack(from)
  const user = useQuery({ ...queryFor(queryUserStatus, {}), staleTime: 0 })
  const home = () => void navigate(homePaths.home.to(), { replace: true })
  const set = () => void navigate(bindingPaths.setBank.to({ from }), { replace: true })
  return (
    <Loaded query={user} skeleton={<SkeletonScreen shape="detail" />}>
      {({ tpwdFlag }) =>
        tpwdFlag === '1' ? (
          <ResultTemplate
            tone="done"
            {...(did === undefined ? SET : PASSWORD_SET_WORDS[did])}
            primary={
              from === undefined
                ? { text: '回到首页', onClick: home }
                : { text: '继续办理', onClick: goOn }
            }
            footNote={FOOT}
          />
        ) : (
          <ResultTemplate
            tone="failed"
            title="还没有设置交易密码"
            note="设置后即可买入、卖出和取出"
            primary={{ text: '去设置', onClick: set }}
            secondary={{ text: '回到首页', onClick: home }}
            footNote={FOOT}
          />
        )
      }
    </Loaded>
  )
}
