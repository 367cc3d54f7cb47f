import { createElement, type FunctionComponent, type ReactElement } from 'react'
import * as v from 'valibot'
import type { PrefetchCall } from '#api/query.ts'
import type { Path, PathInput, UrlFields } from '#paths/path.ts'

/** What must hold before a screen opens. `trade` is the pre-trade gate (rules.md#pre-trade-gate) and goes with `login`. */
export type Need = 'login' | 'trade'

/** A screen whose input has been checked; `input` is its parameters and query fields. */
export type Screen<I> = FunctionComponent<{ readonly input: I }>

/** The calls that a screen will make on opening: they start before it is drawn. */
export type Prefetch<I> = (input: I, signedIn: boolean) => readonly PrefetchCall[]

/** What the file of a screen exports. */
interface ScreenModule<I> {
  readonly default: Screen<I>
  readonly prefetch?: Prefetch<I>
}

/** A screen that has been loaded, for the fields of a URL. */
export interface LoadedScreen {
  /** Null when the fields do not fit. */
  readonly draw: (fields: unknown) => { input: unknown; element: ReactElement } | null
  readonly prefetch: (fields: unknown, signedIn: boolean) => readonly PrefetchCall[]
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
  readonly load: () => Promise<LoadedScreen>
}

interface Row<F extends UrlFields> extends Omit<ScreenRow, 'path' | 'load'> {
  /** Its fields are what the URL must carry; anything else shows the bad-parameters page. */
  readonly path: Path<F>
  readonly load: () => Promise<ScreenModule<PathInput<Path<F>>>>
}

function loaded<F extends UrlFields>(
  { fields: schema }: Path<F>,
  { default: Screen, prefetch }: ScreenModule<PathInput<Path<F>>>,
): LoadedScreen {
  return {
    draw: (fields) => {
      const checked = v.safeParse(schema, fields)
      if (!checked.success) return null
      const props = { input: checked.output }
      return { input: checked.output, element: createElement(Screen, props) }
    },
    prefetch: (fields, signedIn) => {
      const checked = v.safeParse(schema, fields)
      return checked.success ? (prefetch?.(checked.output, signedIn) ?? []) : []
    },
  }
}

/* @__NO_SIDE_EFFECTS__ */
export function screen<F extends UrlFields>({ path, load, ...row }: Row<F>): ScreenRow {
  return { ...row, path: path.pattern, load: async () => loaded(path, await load()) }
}
