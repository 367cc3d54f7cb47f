import { useFlowCall } from '#templates/frozen/StoppedFlow.tsx'
import { FrozenBar } from '#templates/frozen/FrozenBar.tsx'
import { useFrozenStop } from '#templates/frozen/use-frozen-stop.ts'
import { PasscodePad, type PasscodePadProps } from '#ui/fields/PasscodePad.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Stepper } from '#ui/lists/Stepper.tsx'
import type { ReactNode } from 'react'

interface Props extends Pick<PasscodePadProps, 'error' | 'onComplete' | 'onForgot'> {
  readonly steps: readonly string[]
  readonly current: number
  readonly title: string
  readonly extra?: ReactNode
  readonly footNote: string
}

/**
 * A step that is the trading password. It has no template of forms: the sixth digit is the action.
 */
export function PasswordStep({ steps, current, title, extra, footNote, ...pad }: Props) {
  const stop = useFrozenStop(useFlowCall())
  return (
    <>
      <Page footNote={footNote}>
        <Stepper steps={steps} current={current} />
        <Card title={title} extra={extra}>
          <PasscodePad active={stop === null} {...pad} />
        </Card>
      </Page>
      <FrozenBar stop={stop} />
    </>
  )
}
