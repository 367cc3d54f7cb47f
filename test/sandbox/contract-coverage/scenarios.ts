import { readdirSync } from 'node:fs'
import type { Scenario } from './scenario.ts'

const OWN = new Set(['scenario.ts', 'scenarios.ts', 'provider.ts'])

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !OWN.has(file))
  .toSorted()

const isScenario = (it: unknown): it is Scenario =>
  typeof it === 'object' && it !== null && 'refusals' in it && 'ok' in it

async function scenariosOf(file: string): Promise<readonly Scenario[]> {
  const exported: object = await import(/* @vite-ignore */ `./${file}`)
  return Object.values(exported).flatMap((it: unknown) =>
    Array.isArray(it) ? it.filter(isScenario) : [],
  )
}

/** The scenarios of every file of this folder. */
export const scenarios: readonly Scenario[] = (await Promise.all(files.map(scenariosOf))).flat()
