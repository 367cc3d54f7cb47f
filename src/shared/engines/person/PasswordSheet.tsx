import { PasscodeSheet, type PasscodeSheetProps } from '#ui/fields/PasscodeSheet.tsx'
import type { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { TradingPasswordSheet } from './TradingPasswordSheet.tsx'

type Submission = ReturnType<typeof useSubmission<unknown>>

interface Props extends Pick<PasscodeSheetProps, 'items'> {
  readonly of: Pick<Submission, 'asking' | 'enter' | 'cancel'> & {
    readonly problem: (at: 'password') => string
  }
  /** The act that the password confirms: 冻结账户. */
  readonly subtitle: string
  /** The way of who has forgotten it; by default to the page that sets another, and back. */
  readonly onForgot?: () => void
}

/** Asks for the trading password of a submission while that waits for it. */
export function PasswordSheet({ of, onForgot, ...shown }: Props) {
  const sheet = {
    open: of.asking,
    title: '请输入交易密码',
    ...shown,
    error: of.problem('password'),
    onComplete: of.enter,
    onClose: of.cancel,
  }
  return onForgot === undefined ? (
    <TradingPasswordSheet {...sheet} />
  ) : (
    <PasscodeSheet {...sheet} onForgot={onForgot} />
  )
}
