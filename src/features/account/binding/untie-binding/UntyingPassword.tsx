import type { UntieType } from '#domain/binding/untying.ts'
import { PasswordStep } from '#features/account/binding/parts/PasswordStep.tsx'
import { UNTIE_WORDS } from '#domain/binding/untying-words.ts'

interface Props {
  readonly type: UntieType
  /** The act that the password confirms: 解绑江海银行（尾号 1024）. */
  readonly title: string
  readonly error: string
  readonly onComplete: (transPwd: string) => Promise<void>
  readonly onForgot: () => void
}

/** The second step: the trading password, whose sixth digit is the act. */
export function UntyingPassword({ type, title, ...pad }: Props) {
  return (
    <PasswordStep
      steps={UNTIE_WORDS[type].steps}
      current={1}
      title={`输入交易密码，${title}`}
      footNote="连续输错 5 次将锁定 3 小时"
      {...pad}
    />
  )
}
