import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryUserStatus } from '#api/calls/auth.ts'
import { getLoginUserInfo, queryWxAppletStatus } from '#api/calls/login.ts'
import { listServiceRequests } from '#api/calls/service-request.ts'
import { queryFor } from '#api/query.ts'
import { homePaths } from '#paths/home.ts'
import type { bindingPaths } from '#paths/binding.ts'
import type { PathInput } from '#paths/path.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { combineQueries } from '#templates/combine-queries.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { bindingResult, type BindingCode } from './binding-result.ts'
import { BoundElsewhere } from './BoundElsewhere.tsx'

type Input = PathInput<typeof bindingPaths.bindingSuccess>

/** What has come of binding an account or changing its number, as the provider has it. */
export default function BindingSuccessScreen({ input }: { readonly input: Input }) {
  const { code, from } = input
  return code === '3' ? <BoundElsewhere from={from} /> : <Result code={code} from={from} />
}

interface Props {
  readonly code: BindingCode
  readonly from: string | undefined
}

function Result({ code, from }: Props) {
  const navigate = useNavigate()
  const { goOn } = useWayBack(from)
  const login = useQuery({ ...queryFor(getLoginUserInfo, {}), staleTime: 0 })
  const applet = useQuery({ ...queryFor(queryWxAppletStatus, {}), staleTime: 0 })
  const user = useQuery({ ...queryFor(queryUserStatus, {}), staleTime: 0 })
  const requests = useQuery({ ...queryFor(listServiceRequests, {}), staleTime: 0 })
  const data =
    login.data && applet.data && user.data && requests.data
      ? {
          isWeChatBound: login.data.hasBindWeChat === '1',
          isAppletBound: applet.data.wxBindFlag === '1',
          mobileNo: user.data.mobileNo,
          coolDownUntil: requests.data.coolDownUntil,
          request: requests.data.requests.find((it) => it.kind === 'changeMobile') ?? null,
        }
      : undefined
  const home = () => void navigate(homePaths.home.to(), { replace: true })
  const leave =
    from === undefined ? { text: '回到首页', onClick: home } : { text: '继续', onClick: goOn }
  return (
    <Loaded
      query={combineQueries([login, applet, user, requests], data)}
      skeleton={<SkeletonScreen shape="detail" />}
    >
      {(state) => {
        const { again, ...words } = bindingResult(code, state, from)
        return again === null ? (
          <ResultTemplate {...words} primary={leave} />
        ) : (
          <ResultTemplate
            {...words}
            primary={{
              text: again.text,
              onClick: () => void navigate(again.to, { replace: true }),
            }}
            secondary={leave}
          />
        )
      }}
    </Loaded>
  )
}
