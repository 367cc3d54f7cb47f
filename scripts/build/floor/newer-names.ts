import { allNames } from './names.ts'
import { isNewer, isToday, type Floor } from './support.ts'

/**
 * The names that engines of today have and a floor's have not, by MDN's data, as paths:
 * `structuredClone`, `URL.canParse` (a static member), `Crypto.prototype.randomUUID` (a member of
 * each instance). A script that takes them away before a document starts makes today's engine
 * fail where the floor's would. Members come before what holds them. `TypedArray` is the parent
 * of the typed arrays, `Object.getPrototypeOf(Uint8Array)`. Of an interface that is newer itself
 * its name alone is listed. Handlers (`onbeforematch`) and members named by symbols are left out.
 */
export function newerNames(floor: Partial<Floor>): readonly string[] {
  const newer = [...allNames()].filter(
    ({ compat, holder }) =>
      isNewer(compat, floor) && isToday(compat) && !(holder && isNewer(holder, floor)),
  )
  const depth = (path: string) => path.split('.').length
  return [...new Set(newer.map(({ path }) => path))].toSorted((a, b) => depth(b) - depth(a))
}
