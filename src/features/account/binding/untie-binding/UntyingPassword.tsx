import { PasscodePad } from '#ui/fields/PasscodePad.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Stepper } from '#ui/lists/Stepper.tsx'

interface Props {
  readonly steps: readonly string[]
  /** What the password confirms: 解绑江海银行（尾号 1024）. */
  readonly title: string
  readonly error: string
  readonly onEnter: (transPwd: string) => Promise<void>
  readonly onForgot: () => void
}

/**
 * The second step: the trading password, whose sixth digit is the act. No template of forms for
 * that reason.
 */
export function UntyingPassword({ steps, title, error, onEnter, onForgot }: Props) {
  return (
    <Page footNote="连续输错 5 次将锁定 3 小时">
      <Stepper steps={steps} current={1} />
      <Card title={`输入交易密码，${title}`}>
        <PasscodePad active error={error} onComplete={onEnter} onForgot={onForgot} />
      </Card>
    </Page>
  )
}
