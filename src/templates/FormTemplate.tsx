import type { ReactNode } from 'react'
import type { StoppedCall } from '#domain/sign-in/frozen-account.ts'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Button, type ButtonProps, type Missing } from '#ui/base/Button.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { FrozenNotice } from './frozen/FrozenNotice.tsx'
import { useFlowCall } from './frozen/StoppedFlow.tsx'
import { useFrozenStop } from './frozen/use-frozen-stop.ts'
import { StaleNotice } from './StaleNotice.tsx'

interface Props {
  readonly children: ReactNode
  /** The button's label: 确认买入 1,000.00 元. */
  readonly action: {
    readonly text: string
    /** The first thing to do for the user, which disables the button; null: nothing. */
    readonly missing: Missing | null
    /**
     * The call that it leads to, where a freeze of the account stops that; by default that of the
     * flow around it. Null for an act that a freeze does not stop.
     */
    readonly sends?: StoppedCall | null | undefined
    readonly busy?: boolean
    readonly track?: ButtonProps['track']
    readonly onClick: () => void | Promise<void>
  }
  /** Shown above the button: an agreement, a last warning. */
  readonly note?: ReactNode
  readonly footNote?: ReactNode
}

/**
 * A form with one action. Its screen keeps what is entered in a draft (`useDraft`), which survives
 * a trip to another screen and a reload.
 */
export function FormTemplate({ children, action, note, footNote }: Props) {
  const { track, sends } = action
  const ofFlow = useFlowCall()
  const stop = useFrozenStop(sends === undefined ? ofFlow : (sends ?? undefined))
  return (
    <>
      <Page footNote={footNote}>
        <StaleNotice />
        {children}
      </Page>
      <BottomBar note={note} above={stop === null ? undefined : <FrozenNotice stop={stop} />}>
        <Button
          size="large"
          block
          missing={stop?.missing ?? action.missing}
          busy={action.busy ?? false}
          track={track}
          onClick={action.onClick}
        >
          {action.text}
        </Button>
      </BottomBar>
    </>
  )
}
