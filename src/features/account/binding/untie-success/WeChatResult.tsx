import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { getLoginUserInfo, queryWxAppletStatus } from '#api/calls/login.ts'
import { queryFor } from '#api/query.ts'
import { bindingPaths } from '#paths/binding.ts'
import { combineQueries } from '#templates/combine-queries.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { EndResult } from './EndResult.tsx'

interface Props {
  readonly type: '1' | '2'
  readonly from: string | undefined
}

const NAMES = { '1': '微信', '2': '小程序' } as const

/** Whether the messaging app or the mini-program is still bound. */
export function WeChatResult({ type, from }: Props) {
  const navigate = useNavigate()
  const login = useQuery({ ...queryFor(getLoginUserInfo, {}), staleTime: 0 })
  const applet = useQuery({ ...queryFor(queryWxAppletStatus, {}), staleTime: 0 })
  const data =
    login.data && applet.data
      ? { isBound: (type === '1' ? login.data.hasBindWeChat : applet.data.wxBindFlag) === '1' }
      : undefined
  return (
    <Loaded
      query={combineQueries([login, applet], data)}
      skeleton={<SkeletonScreen shape="detail" />}
    >
      {({ isBound }) => (
        <EndResult
          isDone={!isBound}
          done={{
            title: `${NAMES[type]}已解绑`,
            note: '账户、持仓和定投计划不受影响，可以随时重新绑定',
          }}
          open={{
            title: `${NAMES[type]}仍然绑定`,
            note: '解绑没有完成，账户没有变化。可以重新办理',
          }}
          onAgain={() =>
            void navigate(bindingPaths.untieBinding.to({ type, step: '1', from }), {
              replace: true,
            })
          }
          from={from}
        />
      )}
    </Loaded>
  )
}
