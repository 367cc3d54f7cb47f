import { matchRoutes } from 'react-router-dom'
import * as v from 'valibot'
import type { Place } from '#domain/navigation/leaving.ts'
import type { ModuleRow } from '#templates/module.ts'
import type { ScreenRow } from '#templates/screen.ts'
import { loadedModule, loadModuleRows } from './module-loader.ts'

interface Opened {
  /** Path and query. */
  readonly address: string
  /** Visits with one key are one page: what it holds goes on living when only its query changes. */
  readonly key: string
  /** Null where no module has the address. */
  readonly place: Place | null
}

/** The visit of a screen. */
export interface ScreenVisit extends Opened {
  readonly row: ScreenRow
  /** The address's parameters and query fields. */
  readonly fields: Readonly<Record<string, string | undefined>>
  /** What the screen gets of them; null where they do not fit. */
  readonly input: object | null
}

/** One opening of an address: what it opens, matched and checked once. */
export type Visit =
  | ScreenVisit
  /** `movedTo` is where a parent's address or another spelling leads. */
  | (Opened & { readonly row: null; readonly movedTo: string | null })

type Address = Pick<Location, 'pathname' | 'search'>

/** The visit of an address; null while the rows of its module have not been loaded. */
export function loadedVisit(at: Address): Visit | null {
  const module = loadedModule(at.pathname)
  return module === null ? null : visitIn(module, at)
}

/** The visit of an address, once the rows of its module have been loaded. */
export async function loadVisit(at: Address): Promise<Visit> {
  await loadModuleRows(at.pathname)
  return visitIn(loadedModule(at.pathname) ?? undefined, at)
}

/** The visit of an address whose module is known. */
export function visitIn(module: ModuleRow | undefined, { pathname, search }: Address): Visit {
  const address = `${pathname}${search}`
  const nowhere = { address, key: 'missing', place: null, row: null, movedTo: null }
  if (module === undefined) return nowhere
  const { segment, flow, screens, aliases, defaultChild } = module
  const place = { module: segment, flow }
  const routes = screens.map((row) => ({ path: row.path, row }))
  const match = matchRoutes(routes, pathname)?.[0]
  if (match === undefined) {
    const path = pathname.replace(/\/$/, '')
    const child = path.slice(1).toLowerCase() === segment.toLowerCase() ? defaultChild : undefined
    const to = aliases?.[path] ?? child
    return { ...nowhere, place, movedTo: to === undefined ? null : `${to}${search}` }
  }
  const { row } = match.route
  const fields = { ...Object.fromEntries(new URLSearchParams(search)), ...match.params }
  const checked = v.safeParse(row.fields, fields)
  return {
    address,
    key: row.remountOnUrlChange === true ? `${row.path} ${address}` : row.path,
    place: { ...place, interrupts: row.interrupts },
    row,
    fields,
    input: checked.success ? checked.output : null,
  }
}
