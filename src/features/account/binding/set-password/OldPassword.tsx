import { useNavigate } from 'react-router-dom'
import { bindingPaths } from '#paths/binding.ts'
import { keepProof } from '#session/proofs.ts'
import { PasscodePad } from '#ui/fields/PasscodePad.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Stepper } from '#ui/lists/Stepper.tsx'
import { usePasswordCheck } from './use-password-check.ts'

interface Props {
  readonly steps: readonly string[]
  readonly from: string | undefined
  readonly onProved: () => void
}

/**
 * Asks for the password that is set, before another is typed. No template of forms: the sixth digit
 * is the action.
 */
export function OldPassword({ steps, from, onProved }: Props) {
  const navigate = useNavigate()
  const reset = () => void navigate(bindingPaths.setBank.to({ from }), { replace: true })

  const { error, enter } = usePasswordCheck((token) => {
    keepProof('transPwdToken', token)
    onProved()
  }, reset)

  return (
    <Page footNote="连续输错 5 次将锁定 3 小时。修改后其他设备需重新登录">
      <Stepper steps={steps} current={0} />
      <Card title="请输入原交易密码">
        <PasscodePad active error={error} onComplete={enter} onForgot={reset} />
      </Card>
    </Page>
  )
}
