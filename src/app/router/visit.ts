import { matchRoutes } from 'react-router-dom'
import * as v from 'valibot'
import type { Place } from '#domain/navigation/leaving.ts'
import { screenOf } from '#paths/static.ts'
import type { ModuleRow } from '#templates/module.ts'
import type { ScreenRow } from '#templates/screen.ts'
import { loadedModule, loadModuleRows } from './module-loader.ts'

interface Opened {
  /** Path and query. */
  readonly address: string
  /**
   * Visits with the same key are one mounted page: its state is preserved when only the query
   * changes.
   */
  readonly key: string
  /** The module and flow of the address; null where no module has it. */
  readonly place: Place | null
}

/** The visit of a screen. */
export interface ScreenVisit extends Opened {
  readonly row: ScreenRow
  /** The address's parameters and query fields. */
  readonly fields: Readonly<Record<string, string | undefined>>
  /** The fields as the row's schema parses them; null where they do not fit. */
  readonly input: object | null
}

/** One opening of an address: what it opens, matched and checked once. */
export type Visit =
  | ScreenVisit
  /**
   * `movedTo`: where a module's bare address, an alias or a paper of the provider redirects to;
   * null where there is nothing.
   */
  | (Opened & {
      readonly row: null
      readonly movedTo: string | null
      readonly wayOn?: ModuleRow['wayOn']
    })

/** The part of an address that decides which screen it opens. */
export type Address = Pick<Location, 'pathname' | 'search'>

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

/** The latest visit: an address is asked for several times, from its link to its screen. */
let latest: { readonly module: ModuleRow; readonly visit: Visit } | null = null

/** The visit of an address in a given module. */
export function visitIn(module: ModuleRow | undefined, at: Address): Visit {
  const address = `${at.pathname}${at.search}`
  if (module === undefined) return nowhere(address, previewOf(address))
  if (latest?.module !== module || latest.visit.address !== address)
    latest = { module, visit: matchedVisit(module, at, address) }
  return latest.visit
}

const nowhere = (address: string, movedTo: string | null = null) => ({
  address,
  key: 'missing',
  place: null,
  row: null,
  movedTo,
})

/**
 * The preview of a paper, whose own address never stays that of the page; null for anything else.
 */
function previewOf(address: string): string | null {
  const screen = screenOf(address)
  return screen === address ? null : screen
}

/** The child to which a module's bare address leads with this query (rules.md#paths). */
function childFor({ defaultChild, bareChild, screens }: ModuleRow, search: string) {
  if (bareChild === undefined) return defaultChild
  const fields = screens.find(({ path }) => path === defaultChild)?.fields
  const query = Object.fromEntries(new URLSearchParams(search))
  return fields !== undefined && v.is(fields, query) ? defaultChild : bareChild
}

function matchedVisit(module: ModuleRow, { pathname, search }: Address, address: string): Visit {
  const { segment, flow, screens, aliases } = module
  const place = { module: segment, flow }
  const routes = screens.map((row) => ({ path: row.path, row }))
  const match = matchRoutes(routes, pathname)?.[0]
  if (match === undefined) {
    const path = pathname.replace(/\/$/, '')
    const isBare = path.slice(1).toLowerCase() === segment.toLowerCase()
    const to = aliases?.[path] ?? (isBare ? childFor(module, search) : undefined)
    const movedTo = to === undefined ? null : `${to}${search}`
    return { ...nowhere(address), place, movedTo, ...(isBare ? { wayOn: module.wayOn } : {}) }
  }
  const { row } = match.route
  const fields = { ...Object.fromEntries(new URLSearchParams(search)), ...match.params }
  const checked = v.safeParse(row.fields, fields)
  return {
    address,
    key: row.remountOnUrlChange === true ? `${row.path} ${address}` : row.path,
    place: { ...place, flow: row.flow ?? flow, interrupts: row.interrupts },
    row,
    fields,
    input: checked.success ? checked.output : null,
  }
}
