import { createElement, type ComponentType, type ReactElement } from 'react'
import * as v from 'valibot'
import type { Flow } from '#domain/navigation/flow.ts'
import type { PrefetchCall } from '#api/query.ts'
import type { Path } from '#src/paths.ts'

/** What must hold before a screen opens. `trade` is the pre-trade gate (rules.md#pre-trade-gate) and goes with `login`. */
export type Need = 'login' | 'trade'

/** A screen whose input has been checked; `input` is its parameters and query fields. */
export type Screen<I> = ComponentType<{ readonly input: I }>

/** The calls that a screen will make on opening: they start before it is drawn. */
export type Prefetch<I> = (input: I, signedIn: boolean) => readonly PrefetchCall[]

/** What the file of a screen exports. `urlFields` is what the URL must carry; anything else shows the bad-parameters page. */
interface ScreenModule<I> {
  readonly default: Screen<I>
  readonly urlFields: v.GenericSchema<unknown, I>
  readonly prefetch?: Prefetch<I>
}

/** A screen whose URL carries nothing. */
interface PlainModule {
  readonly default: Screen<object>
  readonly urlFields?: undefined
  readonly prefetch?: Prefetch<object>
}

/** A screen that has been loaded, for the fields of a URL. */
export interface LoadedScreen {
  /** Null when the fields do not fit. */
  readonly draw: (fields: unknown) => { input: unknown; element: ReactElement } | null
  readonly prefetch: (fields: unknown, signedIn: boolean) => readonly PrefetchCall[]
  /** By which the build recognizes its file. */
  readonly component: object
}

/**
 * All that others must know of a screen: the router, the native title bar, the login guard, tracking, the pack's manifest
 * and the QA list read the same row. Rows are eager and small; `load` brings the screen itself.
 */
export interface ScreenRow {
  readonly path: string
  readonly title: string
  readonly needs: readonly Need[]
  /** Marks the page for `goBackByTag`. */
  readonly tag?: string
  /** Left for another screen it stays as it is, and is there again on return (rules.md#keep-alive). */
  readonly keepAlive?: true
  /** Drawn anew whenever its full address changes, not only the path (rules.md#keep-alive). */
  readonly remountOnUrlChange?: true
  /** Flows that a visit here does not end (rules.md#leaving-a-flow). */
  readonly interrupts?: readonly Flow[]
  readonly load: () => Promise<LoadedScreen>
}

interface Row<I> extends Omit<ScreenRow, 'path' | 'load'> {
  readonly path: Path<string, never> | Path
  readonly load: () => Promise<ScreenModule<I> | PlainModule>
}

const nothing = v.object({})

function loaded<I>({ default: Screen, urlFields, prefetch }: ScreenModule<I>): LoadedScreen {
  return {
    component: Screen,
    draw: (fields) => {
      const checked = v.safeParse(urlFields, fields)
      if (!checked.success) return null
      const props = { input: checked.output }
      return { input: checked.output, element: createElement(Screen, props) }
    },
    prefetch: (fields, signedIn) => {
      const checked = v.safeParse(urlFields, fields)
      return checked.success ? (prefetch?.(checked.output, signedIn) ?? []) : []
    },
  }
}

/* @__NO_SIDE_EFFECTS__ */
export function screen<I>({ path, load, ...row }: Row<I>): ScreenRow {
  return {
    ...row,
    path: path.pattern,
    load: async () => {
      const file = await load()
      return file.urlFields === undefined ? loaded({ ...file, urlFields: nothing }) : loaded(file)
    },
  }
}
