import { maskName } from '#domain/identity/masking.ts'
import { PERSONAS } from '#test/sandbox/people/personas.ts'
import type { Seen } from '#test/screens/screen-look.ts'
import { specifiedRoutes } from '#test/screens/specified-routes.ts'
import type { SeenLook } from './look-report.ts'
import type { PlannedLook, PlannedSample } from './look-plan.ts'

const personas = new Map(
  PERSONAS.map(({ userId, name, note }) => [userId, { name: maskName(name), note }]),
)
const groups = new Map(specifiedRoutes().map(({ pattern, group }) => [pattern, group]))
/** Of screens that the product's list has not. */
const OWN_GROUP = 'Beside the list'

const places = new Map([...groups.keys()].map((pattern, at) => [pattern, at]))
const placeOf = (path: string) => places.get(path) ?? places.size

/** Rows in the order of the product's list, its own ones last. */
export const asListed = <T extends { readonly path: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => placeOf(a.path) - placeOf(b.path))

interface LookFacts {
  readonly seen: Seen
  readonly ms: number
  readonly refused: boolean
  readonly needsState: boolean
  readonly hasPicture: boolean
  readonly change: SeenLook['change']
}

/** A look as the report has it. */
export function seenLookOf(
  { row, sample }: PlannedSample,
  { name, viewport }: PlannedLook,
  { seen, hasPicture, ...facts }: LookFacts,
): SeenLook {
  const { address, user, note = null, tap = null, type = null } = sample
  return {
    name,
    route: row.path,
    title: row.title,
    group: groups.get(row.path) ?? OWN_GROUP,
    module: `/${row.path.split('/')[1] ?? ''}`,
    address,
    user,
    persona: user === null ? null : (personas.get(user) ?? null),
    note,
    tap,
    type,
    engine: viewport.engine ?? 'chromium',
    view: viewport,
    faults: [...seen.faults],
    text: seen.text,
    picture: hasPicture ? `${name}.png` : null,
    ...facts,
  }
}
