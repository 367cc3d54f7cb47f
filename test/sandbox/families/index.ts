import { readdirSync } from 'node:fs'
import { endpoints } from '#api/contract.ts'
import type { Route } from './route.ts'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
  .toSorted()

const isRoute = (it: unknown): it is Route =>
  typeof it === 'object' && it !== null && 'endpoint' in it && 'answer' in it

/** The routes of every file of this folder: what it exports as a list of routes. */
async function routesOf(file: string): Promise<readonly Route[]> {
  const exported: object = await import(/* @vite-ignore */ `./${file}`)
  return Object.values(exported).flatMap((it: unknown) =>
    Array.isArray(it) ? it.filter(isRoute) : [],
  )
}

const answered = (await Promise.all(files.map(routesOf))).flat()

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
