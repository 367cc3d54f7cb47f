import { lazy, type ComponentType } from 'react'

/** A part of the pages, a file of scripts or styles, has not come: whatever the engine says of it. */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super('a part of the pages is missing', { cause })
    this.name = 'MissingPart'
  }
}

/** Loads a part of the pages; rejects with `MissingPart` alone. */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((cause: unknown) => {
    throw new MissingPart(cause)
  })

/** A component whose file is loaded when it is first drawn. */
export const lazyPart = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
) => lazy(() => loadPart(load))
