import { useQuery } from '@tanstack/react-query'
import { queryUserStatus } from '#api/calls/auth.ts'
import { getLoginUserInfo, queryWxAppletStatus } from '#api/calls/login.ts'
import { listServiceRequests } from '#api/calls/service-request.ts'
import { queryFor } from '#api/query.ts'
import { bindingPaths } from '#paths/binding.ts'
import type { PathInput } from '#paths/path.ts'
import { StateResult } from '#shared/outcome/StateResult.tsx'
import { HelpRow } from '#shared/help/HelpRow.tsx'
import { combineQueries } from '#templates/combine-queries.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { bindingResult, type BindingCode } from '#domain/binding/binding-result.ts'
import { BulletList } from '#ui/lists/BulletList.tsx'

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
  const phone = bindingPaths.bindPhone.to({ step: '1', from })
  const agains = {
    account: { text: '去绑定', to: bindingPaths.accountBinding.to({ step: '1', from }) },
    phone: { text: '去绑定', to: phone },
    request: { text: '重新提交', to: phone },
  }
  return (
    <Loaded
      query={combineQueries([login, applet, user, requests], data)}
      skeleton={<SkeletonScreen shape="detail" />}
    >
      {(state) => {
        const { again, ...words } = bindingResult(code, state)
        const act = again === null ? null : agains[again]
        return <StateResult words={{ ...words, again: act }} from={from} />
      }}
    </Loaded>
  )
}

const HOW = [
  '用原来的微信打开本页面，在“解绑微信”中解除绑定',
  '或在 App 的“我的—账户绑定”中解绑微信',
  '解绑后回到这里，重新绑定当前微信',
]

/** The account is bound to another messaging-app user: how that one is untied. */
function BoundElsewhere({ from }: Pick<Input, 'from'>) {
  const to = bindingPaths.accountBinding.to({ step: '1', from })
  return (
    <StateResult
      words={{
        tone: 'failed',
        title: '该账户已绑定其他微信',
        note: '一个账户只能绑定一个微信，需先解除原来的绑定',
        again: { text: '换一个账户', to },
      }}
      from={undefined}
    >
      <Card title="如何解绑">
        <BulletList items={HOW} />
      </Card>
      <Card flush>
        <HelpRow source="bindingSuccess" />
      </Card>
    </StateResult>
  )
}
