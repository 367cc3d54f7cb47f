import { callEdits } from './call-edits.ts'
import type { Edit } from './edits.ts'
import type { ScreenNames } from './names.ts'

/** The call of a form or a flow: a few words, which the provider keeps for the user. */
export const keptWords = (
  { name, title, pattern, kebab, folder }: ScreenNames,
  call: string,
): readonly Edit[] =>
  callEdits({
    folder,
    kebab,
    call,
    api: `/** ${title}: what is handed in. Assumed. */
import * as v from 'valibot'
import { mutation } from '#api/endpoint.ts'
import { text, time14 } from '#api/fields.ts'

export const ${call} = mutation({
  name: '${call}',
  about: 'Keeps what the screen ${pattern} hands in.',
  method: 'POST',
  path: '/api${pattern.slice(0, pattern.lastIndexOf('/'))}/${call}',
  encoding: 'json',
  effect: 'other',
  idempotency: 'repeatable',
  source: 'assumed',
  request: v.object({ words: text(200) }),
  payload: v.object({ savedTime: time14 }),
})
`,
    sandbox: `import { ${call} } from '#api/calls/${kebab}.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'

export const ${name}Family = [
  forUser(${call}, ({ words }, { db, clock }, { user_id }) => {
    db.setMeta(\`${call}:\${user_id}\`, words)
    return { savedTime: clock.now() }
  }),
]
`,
    scenario: `import { ${call} } from '#api/calls/${kebab}.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

export const ${name}: readonly Scenario[] = [
  scenario(${call}, async (p) => (await p.as('zhang'))(${call}, { words: '内容' })),
]
`,
  })
