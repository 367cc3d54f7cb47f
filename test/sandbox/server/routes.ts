import { endpoints } from '#api/contract.ts'
import type { Mount } from '#test/sandbox/kernel/mount.ts'
import type { Route } from '#test/sandbox/kernel/route.ts'
import { departmentExports } from './department-files.ts'

const isRoute = (it: unknown): it is Route =>
  typeof it === 'object' && it !== null && 'endpoint' in it && 'answer' in it

const answered = (await departmentExports('routes')).filter(isRoute)

/** A route for each answered call; literal paths come before those with a field in their place. */
export function routes(): readonly Route[] {
  const found = endpoints.flatMap(
    (endpoint) => answered.find((route) => route.endpoint === endpoint) ?? [],
  )
  const hasField = ({ endpoint }: Route) => endpoint.path.includes('{')
  return [...found.filter((route) => !hasField(route)), ...found.filter(hasField)]
}

/** Calls of the contract without a route, which the sandbox answers with 404. */
export function unanswered(): readonly string[] {
  const names = new Set(answered.map((it) => it.endpoint.name))
  return endpoints.map(({ name }) => name).filter((name) => !names.has(name))
}

const isMount = (it: unknown): it is Mount =>
  typeof it === 'object' && it !== null && 'at' in it && 'app' in it

/**
 * The pages, pictures and papers that departments serve besides calls, the longer addresses first.
 */
export const mounts: readonly Mount[] = (await departmentExports('mounts'))
  .filter(isMount)
  .toSorted((a, b) => b.at.length - a.at.length)
