import { useState } from 'react'
import { decidedByApp, type Display } from '#domain/display/display.ts'
import {
  appChoice,
  applyDisplay,
  chooseElderEdition,
  currentDisplay,
  isElderEdition,
  keepChoice,
} from '#platform/display/display.ts'

export interface DisplaySetting {
  readonly display: Display
  /** The settings that the app decides, so that they cannot be chosen here. */
  readonly decided: { readonly theme: boolean; readonly text: boolean }
  readonly choose: (choice: Partial<Display>) => void
  /** The edition for older people, which comes with the largest text. */
  readonly elder: boolean
  readonly chooseElder: (chosen: boolean) => void
}

/** Theme and text size of this device; a choice is applied at once, and stored. */
export function useDisplay(): DisplaySetting {
  const [display, setDisplay] = useState(currentDisplay)
  const [elder, setElder] = useState(isElderEdition)
  const changed = () => {
    setDisplay(currentDisplay())
    setElder(isElderEdition())
  }
  return {
    display,
    decided: decidedByApp(appChoice()),
    choose: (choice) => {
      keepChoice(choice)
      applyDisplay(currentDisplay())
      changed()
    },
    elder,
    chooseElder: (chosen) => {
      chooseElderEdition(chosen)
      changed()
    },
  }
}
