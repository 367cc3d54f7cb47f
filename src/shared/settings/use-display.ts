import { useState } from 'react'
import { decidedByApp, type Display } from '#domain/display/display.ts'
import { appChoice, applyDisplay, currentDisplay, keepChoice } from '#platform/display/display.ts'

export interface DisplaySetting {
  readonly display: Display
  /** What the app decides, so that it cannot be chosen here. */
  readonly decided: { readonly theme: boolean; readonly text: boolean }
  readonly choose: (choice: Partial<Display>) => void
}

/** Theme and text size of this device; a choice is applied at once, and stored. */
export function useDisplay(): DisplaySetting {
  const [display, setDisplay] = useState(currentDisplay)
  return {
    display,
    decided: decidedByApp(appChoice()),
    choose: (choice) => {
      keepChoice(choice)
      const next = currentDisplay()
      applyDisplay(next)
      setDisplay(next)
    },
  }
}
