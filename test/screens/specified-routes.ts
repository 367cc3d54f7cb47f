import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** The product's screens, as routes.json lists them (rules.md#paths). */
const file = v.array(
  v.object({
    group: v.string(),
    modules: v.array(
      v.object({
        path: v.string(),
        default: v.nullable(v.string()),
        children: v.array(v.string()),
      }),
    ),
  }),
)

export interface SpecifiedRoute {
  readonly group: string
  /** As the router writes it: `/deal/DealResult/:type`. */
  readonly pattern: string
}

/** A module of the list: the first segment of its addresses, and where that alone leads. */
export interface SpecifiedModule {
  readonly group: string
  readonly path: string
  readonly defaultChild: string | undefined
}

const listed = () => readFileSync(join(import.meta.dirname, 'routes.json'), 'utf8')

/** Every module of the list, in its order. */
export function specifiedModules(): readonly SpecifiedModule[] {
  return v.parse(file, JSON.parse(listed())).flatMap(({ group, modules }) =>
    modules.map((it) => ({
      group,
      path: it.path,
      defaultChild: it.default === null ? undefined : `${it.path}/${it.default}`,
    })),
  )
}

/** Every screen of the list, in its order; a module without children is a screen itself. */
export function specifiedRoutes(text = listed()): readonly SpecifiedRoute[] {
  return v.parse(file, JSON.parse(text)).flatMap(({ group, modules }) =>
    modules.flatMap(({ path, children }) => {
      const parent = path === '/' ? '' : path
      const patterns = children.length === 0 ? [path] : children.map((it) => `${parent}/${it}`)
      return patterns.map((pattern) => ({ group, pattern }))
    }),
  )
}
