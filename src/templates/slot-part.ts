import type { ComponentType } from 'react'

/** A place of the app that operators compose. */
export interface SlotPartProps {
  readonly slot: string
  /** The address under which the page is shared. */
  readonly path: string
}

export interface LoadedSlotPart {
  readonly default: ComponentType<SlotPartProps>
}

let provide: (load: () => Promise<LoadedSlotPart>) => void = () => {}
const provided = new Promise<() => Promise<LoadedSlotPart>>((resolve) => {
  provide = resolve
})

/** Names the part that draws composed pages, which is of another pack than who shows it. */
export const provideSlotPart = (load: () => Promise<LoadedSlotPart>): void => provide(load)

/** Loads that part, once the app has named it. */
export const loadSlotPart = async (): Promise<LoadedSlotPart> => (await provided)()
