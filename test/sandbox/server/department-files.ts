import { globSync } from 'node:fs'
import { join } from 'node:path'

const DEPARTMENTS = join(import.meta.dirname, '../departments')

/**
 * All lists that departments export from the files of one name: `NAME.ts` of a department's folder, and
 * each file of its folder `NAME/`.
 */
export async function exportedLists(name: 'routes' | 'scenarios'): Promise<readonly unknown[]> {
  const files = globSync([`*/${name}.ts`, `*/${name}/*.ts`], { cwd: DEPARTMENTS })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
  const modules: readonly object[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `../departments/${file}`)),
  )
  return modules.flatMap((module) =>
    Object.values(module).flatMap((it: unknown): readonly unknown[] =>
      Array.isArray(it) ? it : [],
    ),
  )
}
