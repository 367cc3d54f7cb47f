import type { FunctionComponent } from 'react'
import type * as v from 'valibot'
import type { Flow } from '#domain/navigation/flow.ts'
import type { Tab } from '#domain/navigation/tabs.ts'
import type { PrefetchCall } from '#api/query.ts'
import type { Path, PathInput, UrlFields } from '#paths/path.ts'
import type { SkeletonShape } from '#ui/layout/Skeleton.tsx'

/**
 * A condition for opening a screen. `trade` is the pre-trade gate (rules.md#pre-trade-gate), which
 * requires `login` as well.
 */
export type Need = 'login' | 'trade'

/** A screen's component; `input` is the parsed fields of its URL. */
export type Screen<I> = FunctionComponent<{ readonly input: I }>

/** The calls that a screen makes when it opens; they start before it renders. */
export type Prefetch<I> = (input: I, signedIn: boolean) => readonly PrefetchCall[]

/**
 * The shared part of a screen (rules.md#sharing): `own` is its address with its title in view;
 * otherwise another address, for a screen that only its own user may see.
 */
export type ScreenShare<I> = 'own' | { readonly title: string; to(this: void, input: I): string }

/** The exports of a screen's file. */
interface ScreenModule<I> {
  readonly default: Screen<I>
  readonly prefetch?: Prefetch<I>
}

/**
 * The exports of any screen's file. `screen()` has checked that they fit the path's input, so the
 * router may pass what the row's schema has parsed. Declared as methods, whose parameters
 * TypeScript compares bivariantly.
 */
export interface LoadedScreen {
  default(this: void, props: { readonly input: object }): ReturnType<FunctionComponent>
  prefetch?(this: void, input: object, signedIn: boolean): readonly PrefetchCall[]
}

/**
 * The public facts of a screen, read by the router, the native title bar, the guards, tracking, the
 * pack's manifest and the QA list. A module's rows are loaded with those of its group; `load`
 * imports the screen.
 */
export interface ScreenRow {
  readonly path: string
  readonly title: string
  readonly needs: readonly Need[]
  /** The root of a tab (rules.md#tabs): shown with the tabs, and kept alive where they are shown. */
  readonly tab?: Tab
  /** Marks the page for `goBackByTag`. */
  readonly tag?: string
  /**
   * Stays mounted when it is left for another screen, and is shown again on return
   * (rules.md#keep-alive).
   */
  readonly keepAlive?: true
  /** Remounts whenever its full address changes, not only its path (rules.md#keep-alive). */
  readonly remountOnUrlChange?: true
  /**
   * Reopened, its last view is shown with its date until the live one is there
   * (rules.md#dated-snapshots).
   */
  readonly snapshot?: true
  /**
   * The view until its file is there: the skeleton that its template shows until its data are;
   * `detail` by default.
   */
  readonly skeleton?: SkeletonShape
  /**
   * Its acts are done in the company's own channels alone (`inOwnChannel`): elsewhere it is read,
   * and leads to the app (`HandOverSheet`). Nothing of it is kept or shared.
   */
  readonly own?: true
  /** The flow of which it is a step, where the rest of its module is not one. */
  readonly flow?: Flow
  /** By default its module's, else home with the brand's words. */
  readonly share?: ScreenShare<object>
  /** A native page may change what it shows: the app reloads it on return from one. */
  readonly refreshOnRedisplay?: true
  /** Flows that a visit here does not end (rules.md#leaving-a-flow). */
  readonly interrupts?: readonly Flow[]
  /**
   * The way in which it is entered where no screen leads to it: from `outside` of the app, or by an
   * `act`, as what has come of it. Every other screen is reached from the roots (rules.md#doors).
   */
  readonly entry?: { readonly by: 'outside' | 'act'; readonly why: string }
  /**
   * Returns whether a visit is tracked (rules.md#tracking); every one is, where the row says
   * nothing.
   */
  tracks?(this: void, input: object): boolean
  /**
   * The fields that its URL must carry; a URL that does not fit shows the page for bad addresses.
   */
  readonly fields: v.ObjectSchema<UrlFields, undefined>
  readonly load: () => Promise<LoadedScreen>
}

interface ScreenDeclaration<F extends UrlFields> extends Omit<
  ScreenRow,
  'path' | 'fields' | 'share' | 'tracks' | 'load'
> {
  readonly path: Path<F>
  readonly share?: ScreenShare<PathInput<Path<F>>>
  tracks?(this: void, input: PathInput<Path<F>>): boolean
  readonly load: () => Promise<ScreenModule<PathInput<Path<F>>>>
}

/* @__NO_SIDE_EFFECTS__ */
export function screen<F extends UrlFields>({ path, ...row }: ScreenDeclaration<F>): ScreenRow {
  return { ...row, path: path.pattern, fields: path.fields }
}
