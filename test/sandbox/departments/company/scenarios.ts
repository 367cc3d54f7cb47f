import * as calls from '#api/calls/company.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

export const company: readonly Scenario[] = [
  scenario(calls.listColleagues, async (p) => p.anyone(calls.listColleagues, {})),
  scenario(calls.listTalks, async (p) => p.anyone(calls.listTalks, {})),
  scenario(calls.queryTogether, async (p) => (await p.as('zhang'))(calls.queryTogether, {})),
]
