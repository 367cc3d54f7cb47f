import type { ReactNode } from 'react'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Button, type Missing } from '#ui/fields/Button.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { StaleNotice } from './StaleNotice.tsx'

interface Props {
  readonly children: ReactNode
  /** What the button does, in words: 确认买入 1,000.00 元. */
  readonly action: {
    readonly text: string
    /** What is to be done before it is possible; null: it is. */
    readonly missing: Missing | null
    readonly busy: boolean
    readonly onClick: () => void | Promise<void>
  }
  /** Above the button: what one agrees to or should know last. */
  readonly note?: ReactNode
  readonly footNote?: ReactNode
}

/**
 * Fields over one act. The fields' draft (`useDraft`) survives a trip to another screen and a
 * reload.
 */
export function FormTemplate({ children, action, note, footNote }: Props) {
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
          busy={action.busy}
          onClick={action.onClick}
        >
          {action.text}
        </Button>
      </BottomBar>
    </>
  )
}
