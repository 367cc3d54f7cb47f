import type * as v from 'valibot'
import type { listColleagues } from '#api/calls/company.ts'
import { newestSentence } from '#test/sandbox/departments/content/profiles.ts'
import {
  authorOf,
  personView,
  yearsInTrade,
  type Viewer,
} from '#test/sandbox/departments/content/people.ts'
import { personRow } from '#test/sandbox/departments/content/rows.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { DEPARTMENTS, STORIES } from './stories.ts'

/** The company's people, those whom the viewer follows first; who left comes last. */
export function colleagues(
  world: World,
  viewer: Viewer,
  { managers, department }: v.InferOutput<typeof listColleagues.request>,
): v.InferInput<typeof listColleagues.payload> {
  const found = world.db.all(
    personRow,
    `SELECT * FROM content_people WHERE kind IN ('manager', 'advisor', 'editor') AND hidden = 0
       AND (? = '' OR kind = 'manager') AND (? = '' OR department = ?)
     ORDER BY left_date IS NOT NULL, followers DESC, person_id`,
    managers ?? '',
    department ?? '',
    department ?? '',
  )
  const people = found.map((it) => ({
    person: personView(world, viewer, it),
    department: it.department,
    style: it.style,
    fundTypes: it.fund_types,
    years: yearsInTrade(world, it),
    bio: it.bio,
    newest: newestSentence(world, it.person_id),
  }))
  const first = (it: (typeof people)[number]) => (it.person.mine?.followed === true ? 0 : 1)
  return {
    people: people.toSorted((a, b) => first(a) - first(b)),
    departments: [...DEPARTMENTS],
    stories:
      managers === '1'
        ? []
        : STORIES.filter((it) => department === undefined || it.department === department).map(
            ({ storyId, department: of, title, text, personId }) => ({
              storyId,
              department: of,
              title,
              text,
              person: authorOf(world.db, personId),
            }),
          ),
  }
}
