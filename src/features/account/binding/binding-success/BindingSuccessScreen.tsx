import { useCurrent } from '#api/use-current.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { getLoginUserInfo, queryWxAppletStatus } from '#api/calls/login.ts'
import { listServiceRequests } from '#api/calls/service-request.ts'
import { bindingPaths } from '#paths/binding.ts'
import type { PathInput } from '#paths/path.ts'
import { StateResult } from '#features/account/binding/parts/StateResult.tsx'
import { HelpRow } from '#shared/parts/help/HelpRow.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { combineAnswers } from '#templates/combine-queries.ts'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { bindingResult, type BindingCode } from '#domain/binding/binding-result.ts'
import { BulletList } from '#ui/lists/BulletList.tsx'

type Input = PathInput<typeof bindingPaths.bindingSuccess>

/** Shows what has come of binding an account or changing its number, as the provider has it. */
export default function BindingSuccessScreen({ input }: { readonly input: Input }) {
  const { code, from } = input
  return code === '3' ? <BoundElsewhere from={from} /> : <Result code={code} from={from} />
}

interface Props {
  readonly code: BindingCode
  readonly from: string | undefined
}

function Result({ code, from }: Props) {
  const login = useCurrent(getLoginUserInfo, {})
  const applet = useCurrent(queryWxAppletStatus, {})
  const user = useCurrent(queryUserStatus, {})
  const requests = useCurrent(listServiceRequests, {})
  const phone = bindingPaths.bindPhone.to({ step: '1', from })
  const agains = {
    account: { text: '去绑定', to: bindingPaths.accountBinding.to({ step: '1', from }) },
    phone: { text: '去绑定', to: phone },
    request: { text: '重新提交', to: phone },
  }
  return (
    <Loaded
      query={combineAnswers({ login, applet, user, requests })}
      skeleton={<SkeletonScreen shape="detail" />}
    >
      {(all) => {
        const { again, ...words } = bindingResult(code, {
          isWeChatBound: all.login.hasBindWeChat === '1',
          isAppletBound: all.applet.wxBindFlag === '1',
          mobileNo: all.user.mobileNo,
          coolDownUntil: all.requests.coolDownUntil,
          request: all.requests.requests.find((it) => it.kind === 'changeMobile') ?? null,
        })
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
