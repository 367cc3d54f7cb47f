import type { ComponentType, ReactNode } from 'react'
import type { PrefetchCall } from '#api/query.ts'

/** A place of the app that operators compose. */
export interface SlotPartProps {
  readonly slot: string
  /** The address under which the page is shared. */
  readonly path: string
}

/** A shortcut as operators name it. */
export interface SlotShortcut {
  /** Names it among the others. */
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
  /** A word at its corner; null without one. */
  readonly mark: string | null
  /** The screen that it leads to; null where it leads elsewhere. */
  readonly href: string | null
  /** Follows it; null where it leads nowhere in this container. */
  readonly go: (() => void) | null
}

export interface SlotShortcutsProps {
  readonly slot: string
  /** The most that there is room for. */
  readonly most: number
  /** Draws one. */
  readonly item: (shortcut: SlotShortcut) => ReactNode
  /** The content of a slot for which operators have named none. */
  readonly fallback: ReactNode
}

export interface SlotDocumentProps extends SlotPartProps {
  /** Fixed parts above the blocks, and below them. */
  readonly above?: ReactNode
  readonly below?: ReactNode
}

export interface LoadedSlotPart {
  readonly default: ComponentType<SlotPartProps>
  /** The shortcuts of a place, in the look of who shows them. */
  readonly SlotShortcuts: ComponentType<SlotShortcutsProps>
}

export interface LoadedSlotDocument {
  readonly SlotDocument: ComponentType<SlotDocumentProps>
  /** The call of a slot's screen, for a signed-in user. */
  readonly slotCalls: (slot: string) => readonly PrefetchCall[]
}

/** The components that draw composed pages: as a part of a screen, or as a whole one. */
export interface SlotViews {
  readonly part: () => Promise<LoadedSlotPart>
  readonly document: () => Promise<LoadedSlotDocument>
}

let provide: (views: SlotViews) => void = () => {}
const provided = new Promise<SlotViews>((resolve) => {
  provide = resolve
})

/** Names what draws composed pages, which is of another pack than who shows it. */
export const provideSlotViews = (views: SlotViews): void => provide(views)

/** Loads the part, once the app has named it. */
export const loadSlotPart = async (): Promise<LoadedSlotPart> => (await provided).part()

/** Loads the whole screen, once the app has named it. */
export const loadSlotDocument = async (): Promise<LoadedSlotDocument> => (await provided).document()
