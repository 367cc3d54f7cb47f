import { useFlowCall } from '#templates/frozen/StoppedFlow.tsx'
import { FrozenBar } from '#templates/frozen/FrozenBar.tsx'
import { useFrozenStop } from '#templates/frozen/use-frozen-stop.ts'
import { PASSWORD_RULES } from '#domain/identity/trading-password.ts'
import { Button } from '#ui/base/Button.tsx'
import { PasscodePad } from '#ui/fields/PasscodePad.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Stepper } from '#ui/lists/Stepper.tsx'
import styles from './NewPassword.module.css'
import type { NewPasswordState } from './use-new-password.ts'

interface Props {
  readonly step: '1' | '2'
  readonly password: NewPasswordState
  /** The steps of the flow that the password is part of, and which of them it is. */
  readonly steps: readonly string[]
  readonly current: number
}

/**
 * A step of setting a trading password: typing it, with the rules in view, or repeating it. It has
 * no template of forms: the sixth digit is the action.
 */
export function NewPassword({ step, password, steps, current }: Props) {
  const isFirst = step === '1'
  const stop = useFrozenStop(useFlowCall())
  return (
    <>
      <Page footNote="交易密码用于买入、卖出和取出，请勿告诉他人">
        <Stepper steps={steps} current={current} />
        <Card>
          <h2 className={styles.title}>{isFirst ? '请输入新的交易密码' : '请再次输入交易密码'}</h2>
          <PasscodePad
            key={step}
            active={stop === null}
            error={password.error}
            onComplete={isFirst ? password.first : password.repeat}
          />
          {isFirst ? null : (
            <div className={styles.again}>
              <Button kind="text" size="small" onClick={password.again}>
                重新设置
              </Button>
            </div>
          )}
        </Card>
        {isFirst ? (
          <Card title="密码要求">
            <div className={styles.rules}>
              <BulletList items={PASSWORD_RULES} />
            </div>
          </Card>
        ) : null}
      </Page>
      <FrozenBar stop={stop} />
    </>
  )
}
