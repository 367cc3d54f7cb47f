import type { FunctionComponent } from 'react'
import type * as v from 'valibot'
import type { Flow } from '#domain/navigation/flow.ts'
import type { PrefetchCall } from '#api/query.ts'
import type { Path, PathInput, UrlFields } from '#paths/path.ts'

/**
 * What must hold before a screen opens. `trade` is the pre-trade gate (rules.md#pre-trade-gate) and
 * goes with `login`.
 */
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

/**
 * The file of any screen. `screen()` holds it to the input of its path, so whoever has a row calls
 * it with what the row's schema made. Methods, because only their parameters may be wider than the
 * file's own.
 */
export interface LoadedScreen {
  default(this: void, props: { readonly input: object }): ReturnType<FunctionComponent>
  prefetch?(this: void, input: object, signedIn: boolean): readonly PrefetchCall[]
}

/**
 * All that others must know of a screen: the router, the native title bar, the login guard,
 * tracking, the pack's manifest and the QA list read the same row. A module's rows are
 * loaded with those of its group; `load` loads the screen itself.
 */
export interface ScreenRow {
  readonly path: string
  readonly title: string
  readonly needs: readonly Need[]
  /** Marks the page for `goBackByTag`. */
  readonly tag?: string
  /**
   * Left for another screen it stays as it is, and is there again on return (rules.md#keep-alive).
   */
  readonly keepAlive?: true
  /** Drawn anew whenever its full address changes, not only the path (rules.md#keep-alive). */
  readonly remountOnUrlChange?: true
  /**
   * Opened anew, its last view is shown with its date until the live one is there
   * (rules.md#dated-snapshots).
   */
  readonly snapshot?: true
  /** Flows that a visit here does not end (rules.md#leaving-a-flow). */
  readonly interrupts?: readonly Flow[]
  /** What its URL must carry; anything else shows the bad-parameters page. */
  readonly fields: v.ObjectSchema<UrlFields, undefined>
  readonly load: () => Promise<LoadedScreen>
}

interface Row<F extends UrlFields> extends Omit<ScreenRow, 'path' | 'fields' | 'load'> {
  readonly path: Path<F>
  readonly load: () => Promise<ScreenModule<PathInput<Path<F>>>>
}

/* @__NO_SIDE_EFFECTS__ */
export function screen<F extends UrlFields>({ path, ...row }: Row<F>): ScreenRow {
  return { ...row, path: path.pattern, fields: path.fields }
}
