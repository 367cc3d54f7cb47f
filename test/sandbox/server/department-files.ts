import { globSync } from 'node:fs'
import { join } from 'node:path'

const DEPARTMENTS = join(import.meta.dirname, '../departments')

/** The files that departments are found by; a department has those that it needs. */
type FileName = 'routes' | 'scenarios' | 'day' | 'hears' | 'mounts' | 'seeds'

/**
 * All that departments export from the files of one name, lists by their entries: from `NAME.ts` of a
 * department's folder, and from each file of its folder `NAME/`.
 */
export async function departmentExports(name: FileName): Promise<readonly unknown[]> {
  const files = globSync([`*/${name}.ts`, `*/${name}/*.ts`], { cwd: DEPARTMENTS })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
  const modules: readonly object[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `../departments/${file}`)),
  )
  return modules.flatMap((module) => Object.values(module)).flat()
}
