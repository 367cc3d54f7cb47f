import type { ReactNode } from 'react'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Button, type ButtonProps, type Missing } from '#ui/fields/Button.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { StaleNotice } from './StaleNotice.tsx'

interface Props {
  readonly children: ReactNode
  /** The button's label: 确认买入 1,000.00 元. */
  readonly action: {
    readonly text: string
    /** What the user must do first, which disables the button; null: nothing. */
    readonly missing: Missing | null
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
  const { track } = action
  return (
    <>
      <Page footNote={footNote}>
        <StaleNotice />
        {children}
      </Page>
      <BottomBar {...(note === undefined ? {} : { note })}>
        <Button
          size="large"
          block
          missing={action.missing}
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
