import { StoppedFlow } from '#templates/frozen/StoppedFlow.tsx'
import { useState } from 'react'
import { setTransPwdAfterAuth } from '#api/calls/account-opening.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { fetchOrThrow } from '#api/query.ts'
import { OPENING_TITLE_OF, OPENING_TITLES } from '#domain/identity/opening.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { bindingPaths } from '#paths/binding.ts'
import type { PathInput } from '#paths/path.ts'
import { dropProof, heldProof } from '#session/proofs.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { NewPassword } from '#shared/engines/proof/NewPassword.tsx'
import { NEW_PASSWORD_ROWS, useNewPassword } from '#shared/engines/proof/use-new-password.ts'
import { StillAsking } from '#shared/engines/submission/StillAsking.tsx'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useLostAnswer } from '#shared/engines/submission/use-lost-answer.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { AtOpeningStep } from '../parts/AtOpeningStep.tsx'
import { openingPath } from '../parts/opening-path.ts'
import { Replace } from '../parts/Replace.tsx'
import { toast } from '#ui/base/toast.ts'

type Input = PathInput<typeof authenticPaths.bindPassword>

const SET = submissionCall(setTransPwdAfterAuth, NEW_PASSWORD_ROWS)

/** The first trading password of an account that has just been opened. */
export default function BindPasswordScreen({ input }: { readonly input: Input }) {
  return (
    <AtOpeningStep wish="password" from={input.from}>
      {() => (
        <StoppedFlow sends="setTransPwdAfterAuth">
          <FirstPassword {...input} />
        </StoppedFlow>
      )}
    </AtOpeningStep>
  )
}

function FirstPassword({ step, from }: Input) {
  const replace = useReplace()
  const { changed } = useWayBack(from)
  const [token, setToken] = useState(() => heldProof('transPwdToken'))
  const [unknown, setUnknown] = useState(false)
  const first = authenticPaths.bindPassword.to({ step: '1', from })
  const succeed = () => {
    dropProof('transPwdToken')
    replace(openingPath('done', from))
    changed()
  }
  const password = useNewPassword({
    steps: { first, second: authenticPaths.bindPassword.to({ step: '2', from }) },
    submit: (sealed) => SET({ transPwdToken: token ?? '', ...sealed }),
    onSet: succeed,
    onTokenLost: () => {
      dropProof('transPwdToken')
      setToken(null)
    },
    onUnknown: () => setUnknown(true),
  })
  const asking = useLostAnswer({
    lost: unknown,
    ask: async () => (await fetchOrThrow(queryUserStatus, {})).tpwdFlag === '1',
    onDone: succeed,
    onNotDone() {
      toast.show('交易密码还没有设置，请重新设置')
      setUnknown(false)
      password.again()
    },
  })
  if (unknown) {
    return (
      <StillAsking
        asking={asking}
        note="没有收到处理结果，交易密码可能已经设置。正在查询，请勿重复设置"
        footNote="账户已经开立，交易密码可以稍后设置"
      />
    )
  }
  if (token === null) return <ProveFirst from={from} />
  if (step === '2' && !password.hasFirst) return <Replace to={first} />
  return (
    <NewPassword
      step={step}
      password={password}
      steps={OPENING_TITLES}
      current={OPENING_TITLE_OF.password}
    />
  )
}

/** After a reload, or on another device: a code of the bank proves who sets the password. */
function ProveFirst({ from }: { readonly from: string | undefined }) {
  const replace = useReplace()
  return (
    <EmptyState
      kind="forbidden"
      title="账户已开立，还需设置交易密码"
      note="页面已重新打开或停留过久。为保护您的账户，请先用银行卡验证身份，再设置密码"
      actionText="去验证"
      onAction={() => replace(bindingPaths.setBank.to({ from }))}
    />
  )
}
