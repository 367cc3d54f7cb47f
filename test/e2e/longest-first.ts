import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files of `specs/` that take a minute or more, the longest first. Begun last, each leaves a
 * processor idle at the end of a run; a machine that has run nothing yet cannot know them.
 */
export const LONGEST = [
  'warm-screens.e2e.ts',
  'pre-trade-gate.e2e.ts',
  'open-a-pension-account.e2e.ts',
  'from-stranger-to-investor.e2e.ts',
  'screens/nothing-moves.e2e.ts',
  'content/lessons-and-awards.e2e.ts',
  'provider-goes-away.e2e.ts',
  'pack-update.e2e.ts',
  'content/page-abuses.e2e.ts',
  'warm-pages.e2e.ts',
  'activities/install-in-between.e2e.ts',
  'outside-the-app/service-worker.e2e.ts',
  'doors/every-module.e2e.ts',
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((it) => moduleId.endsWith(`/specs/${it}`))
  return place < 0 ? LONGEST.length : place
}

/** Begins the longest files first, and the others as vitest does. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this one is vitest's, and returns a copy
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
